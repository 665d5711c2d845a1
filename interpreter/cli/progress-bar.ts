/** Seconds after which the bar shows the time: the only sign of progress within a long game. */
const SOON = 3

/** A progress bar on standard error, if that is a terminal. */
export function progressBar(
  games: number,
  quiet: boolean,
  title?: string,
): { readonly show: (played: number) => void; readonly clear: () => void } {
  if (quiet || process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} }
  const before = title === undefined ? '' : `${title} `
  const begin = performance.now()
  return {
    show: (played) => {
      const seconds = Math.floor((performance.now() - begin) / 1000)
      const time = seconds < SOON ? '' : `, ${seconds} s`
      process.stderr.write(`\r${before}${bar(played / games)} ${played}/${games} games${time}`)
    },
    clear: () => process.stderr.write('\r\u001b[K'),
  }
}

/** A status line on standard error, if that is a terminal. */
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
