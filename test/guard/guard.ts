import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { guardLines } from './lines.ts'
import { subjects } from './subjects.ts'

const USAGE = `node test/guard/guard.ts [--games N] [--only PATTERN] [--out FILE] [--compare FILE] [--list]

Prints what every ruleset, module, pair of modules and wrong text comes to, one fact a line: rules as merged, diagnostics,
IR, perft, and hashes of seeded games. Two outputs are alike where no rule has changed.

  --games N       games of each ruleset (20); of modules a tenth, of pairs a fiftieth, and at least one
  --only PATTERN  only subjects whose name the regular expression finds
  --out FILE      write there; what the file holds already is not done again
  --compare FILE  print only lines that differ from that file, and give 1 if there are any
  --list          only the names
`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    compare: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const games = Number(values.games)
const chosen = subjects().filter(({ name }) => new RegExp(values.only, 'u').test(name))

if (values.help || !Number.isInteger(games) || games < 1) process.stdout.write(USAGE)
else if (values.list) process.stdout.write(chosen.map(({ name }) => `${name}\n`).join(''))
else if (values.compare !== undefined) compare(values.compare)
else if (values.out !== undefined) writeTo(values.out)
else for (const subject of chosen) process.stdout.write(guardLines(subject, games).join(''))

/** Writes the facts of each subject at once, so that an interrupted run can continue after its last complete subject. */
function writeTo(path: string): void {
  const done = bySubject(path)
  const file = openSync(path, 'a')
  for (const subject of chosen)
    if (!done.has(subject.name)) writeSync(file, guardLines(subject, games).join(''))
  closeSync(file)
}

function compare(path: string): void {
  const known = bySubject(path)
  for (const subject of chosen) {
    const before = known.get(subject.name) ?? []
    const now = guardLines(subject, games)
    const gone = before.filter((line) => !now.includes(line))
    const come = now.filter((line) => !before.includes(line))
    if (gone.length + come.length === 0) continue
    process.exitCode = 1
    process.stdout.write([...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)].join(''))
  }
}

function bySubject(path: string): ReadonlyMap<string, readonly string[]> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/(?<=\n)/u) : []
  return Map.groupBy(lines, (line) => line.slice(0, line.indexOf(' ')))
}
