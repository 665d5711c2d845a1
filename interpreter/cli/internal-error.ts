/** A bug in this program, in one sentence for users. */
export function internalErrorText(thrown: unknown): string {
  const [line = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')
  return `Something went wrong inside Sandtable: ${line}${/[.!?]$/u.test(line) ? '' : '.'}`
}
