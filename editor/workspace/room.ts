/** How much is kept here, and whether the browser may throw it away when it needs the room. */
export interface Room {
  readonly used: number
  readonly most: number
  readonly isLasting: boolean
}

/** undefined where a browser does not tell. */
export async function room(): Promise<Room | undefined> {
  if (navigator.storage?.estimate === undefined) return undefined
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return { used: usage, most: quota, isLasting: await navigator.storage.persisted() }
}

/** Asks the browser not to throw away what is kept; some ask whoever sits there. */
export async function askToKeep(): Promise<boolean> {
  if (navigator.storage?.persist === undefined) return false
  return (await navigator.storage.persisted()) || navigator.storage.persist()
}
