/** How much is stored here, and whether the browser may delete it when it needs space. */
export interface StorageRoom {
  readonly used: number
  readonly most: number
  readonly isLasting: boolean
}

/** undefined if the browser does not say. */
export async function storageRoom(): Promise<StorageRoom | undefined> {
  if (navigator.storage?.estimate === undefined) return undefined
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return { used: usage, most: quota, isLasting: await navigator.storage.persisted() }
}

/** Asks the browser not to delete what is stored; some browsers ask the user. */
export async function askToKeep(): Promise<boolean> {
  if (navigator.storage?.persist === undefined) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}
