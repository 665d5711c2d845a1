// Source maps by line: complete ones would be two thirds as long as the code, and code and sources differ line by line only.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** Replaces all source maps in a folder by shorter ones, which map the first word of each line. */
export function shortenMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js.map')) continue
    const path = join(folder, name)
    const map = JSON.parse(readFileSync(path, 'utf8'))
    const code = readFileSync(path.slice(0, -'.map'.length), 'utf8')
    const { version, file, sources, names } = map
    writeFileSync(
      path,
      JSON.stringify({ version, file, sources, names, mappings: byLine(new SourceMap(map), code) }),
    )
  }
}

function byLine(map: SourceMap, code: string): string {
  let lastLine = 0
  let lastColumn = 0
  const mapped = code.split('\n').map((line, index) => {
    const column = line.search(/\S/u)
    const entry = column < 0 ? {} : map.findEntry(index, column)
    if (!('originalLine' in entry) || entry.generatedLine !== index) return ''
    const { originalLine, originalColumn } = entry
    const segment = [0, 0, originalLine - lastLine, originalColumn - lastColumn].map(inBase64).join('')
    lastLine = originalLine
    lastColumn = originalColumn
    return segment
  })
  return mapped.join(';')
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number as source maps write it: the sign in the lowest bit, then five bits a digit, the lowest first. */
function inBase64(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let written = ''
  do {
    const goesOn = rest >= 32
    written += DIGITS[(rest & 31) | (goesOn ? 32 : 0)]
    rest >>= 5
  } while (rest > 0)
  return written
}
