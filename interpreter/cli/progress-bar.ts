import { onOneLine } from '../../grammar/diagnostics/safe-text.ts'

/** Seconds after which the bar shows the time, which is the only sign of progress within a long game. */
const SOON = 3

/** Seconds until the first progress line if standard error is not a terminal. */
const FIRST_LINE = 10

/** Seconds between progress lines if standard error is not a terminal. */
const BETWEEN_LINES = 30

/** A progress bar on standard error. If that is not a terminal, occasional lines. */
export function progressBar(
  games: number,
  quiet: boolean,
  title?: string,
  things = 'games',
): { readonly show: (played: number) => void; readonly clear: () => void } {
  if (quiet) return { show: () => {}, clear: () => {} }
  const before = title === undefined ? '' : `${onOneLine(title)} `
  const begin = performance.now()
  if (process.stderr.isTTY !== true) {
    let next = FIRST_LINE
    return {
      show: (played) => {
        const seconds = Math.floor((performance.now() - begin) / 1000)
        if (seconds < next || played >= games) return
        next = seconds + BETWEEN_LINES
        process.stderr.write(`${before}${played} of ${games} ${things} after ${seconds} s\n`)
      },
      clear: () => {},
    }
  }
  return {
    show: (played) => {
      const seconds = Math.floor((performance.now() - begin) / 1000)
      const time = seconds < SOON ? '' : `, ${seconds} s`
      process.stderr.write(`\r${before}${bar(played / games)} ${played}/${games} ${things}${time}`)
    },
    clear: () => process.stderr.write('\r\u001b[K'),
  }
}

/** Minimum milliseconds between two updates of a terminal. */
const BETWEEN_COUNTS = 200

/** Shows a growing count without a known total on standard error. If that is not a terminal, occasionally. */
export function countProgress(
  things: string,
  quiet: boolean,
): { readonly show: (count: number) => void; readonly clear: () => void } {
  const { isTTY } = process.stderr
  const begin = performance.now()
  let next = isTTY === true ? BETWEEN_COUNTS : FIRST_LINE * 1000
  return {
    show: (count) => {
      const now = performance.now() - begin
      if (quiet || now < next) return
      next = now + (isTTY === true ? BETWEEN_COUNTS : BETWEEN_LINES * 1000)
      const text = `${count} ${things} after ${Math.floor(now / 1000)} s`
      process.stderr.write(isTTY === true ? `\r\u001b[K${text}` : `${text}\n`)
    },
    clear: () => {
      if (isTTY === true && !quiet) process.stderr.write('\r\u001b[K')
    },
  }
}

/** A status line on standard error, if that is a terminal. */
export function progressLine(): { readonly show: (text: string) => void; readonly clear: () => void } {
  if (process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} }
  return {
    show: (text) => process.stderr.write(`\r\u001b[K${onOneLine(text)}`),
    clear: () => process.stderr.write('\r\u001b[K'),
  }
}

function bar(share: number): string {
  const full = Math.round(share * 24)
  return `[${'#'.repeat(full)}${'.'.repeat(24 - full)}]`
}
