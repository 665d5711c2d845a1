/** A bar on the error output, if that is a terminal. */
export function progressBar(
  games: number,
  quiet: boolean,
  title?: string,
): { readonly show: (played: number) => void; readonly clear: () => void } {
  if (quiet || process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} }
  const before = title === undefined ? '' : `${title} `
  return {
    show: (played) => process.stderr.write(`\r${before}${bar(played / games)} ${played}/${games} games`),
    clear: () => process.stderr.write('\r\u001b[K'),
  }
}

/** A line on the error output that says what is done now, if that is a terminal. */
export function progressLine(): { readonly show: (text: string) => void; readonly clear: () => void } {
  if (process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} }
  return {
    show: (text) => process.stderr.write(`\r\u001b[K${text}`),
    clear: () => process.stderr.write('\r\u001b[K'),
  }
}

function bar(share: number): string {
  const full = Math.round(share * 24)
  return `[${'#'.repeat(full)}${'.'.repeat(24 - full)}]`
}
