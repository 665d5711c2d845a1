// Prints a table of all games: npm run shelf. With --family, --game: only some. With --speed, random games are played for a second
// each. --mutants also changes one detail of the rules at a time, lists what no example notices, and keeps the numbers.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { table } from '../../interpreter/cli/output.ts'
import { inOnePiece, moveByMove } from '../codegen/whole-games.ts'
import { configuredVariant } from '../games/loaded.ts'
import { SURVIVORS } from '../mutants/survivors.ts'
import { bookOf, shipped } from '../rulebook/books.ts'
import { linesOfRules, sentences } from '../rulebook/lines-and-sentences.ts'
import { shippedFile } from '../rulesets/shipped-documents.ts'
import { ADAPTED } from './adapter.ts'
import { COUNTED } from './counts.ts'
import { keptPath, shelf, survivedIn, unexplained } from './games.ts'
import type { ShelfGame } from './games.ts'
import { proofOf } from './proofs.ts'
import { survived } from './survived.ts'

const SECOND = 1_000_000

// As on the command line (`interpreter/cli/sandtable.js` says why): draughts took twenty times as long otherwise.
if (process.versions.v8.startsWith('13.')) setFlagsFromString('--no-maglev-osr')

const { values: asked, positionals } = parseArgs({
  options: {
    family: { type: 'string' },
    speed: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const games = shelf().filter(
  ({ id, family }) =>
    (asked.family === undefined || family === asked.family) &&
    (positionals.length === 0 || positionals.includes(id)),
)

/** Plies in a second of processor time, and in a game, at random. */
function speedOf(id: string): readonly [string, string] {
  const program = generatedProgram(configuredVariant({ id }).checked.irNow())
  const play = (count: number, seed: string): number =>
    (inOnePiece(program, count, seed) ?? moveByMove(program, count, seed)).plies
  play(20, 'warm')
  const before = process.cpuUsage()
  let [plies, count, spent] = [0, 0, 0]
  while (spent < SECOND) {
    plies += play(10, String(count))
    count += 10
    const { user, system } = process.cpuUsage(before)
    spent = user + system
  }
  return [String(Math.round((plies * SECOND) / spent)), (plies / count).toFixed(0)]
}

function mutantsOf({ id, path }: ShelfGame): string {
  if (asked.mutants && !(path in SURVIVORS)) {
    const found = survived(path, survivedIn(id)?.survivors)
    for (const [one, why] of Object.entries(found.survivors)) if (why === '') console.log(`${id}: ${one}`)
    writeFileSync(keptPath(id), `${JSON.stringify(found, undefined, 2)}\n`)
  }
  const judged = SURVIVORS[path]
  if (judged !== undefined) return '0'
  const found = survivedIn(id)
  return found === undefined ? '' : `${unexplained(found)} of ${found.mutants}`
}

const rows: string[][] = []
for (const game of games) {
  const { id, family, path, ruleset, languages } = game
  const lines = linesOfRules(shippedFile(path).text)
  rows.push([
    family,
    id,
    ruleset.playerCounts.join(', '),
    String(lines),
    (lines / sentences(bookOf(shipped(id)))).toFixed(2),
    await proofOf(game),
    ...(asked.speed ? speedOf(id) : ['', '']),
    mutantsOf(game),
    languages.length === 0 ? 'en' : `en ${languages.join(' ')}`,
    ruleset.game.sections.has('look') ? 'yes' : '',
  ])
}
const HEAD = [
  'family',
  'game',
  'players',
  'lines',
  'a sentence',
  'proof',
  'plies/s',
  'length',
  'survivors',
  'languages',
  'look',
]
console.log(table(HEAD, rows, Infinity))
const families = new Set(games.map(({ family }) => family))
console.log(
  `${games.length} games in ${families.size} families, ${ADAPTED.length} playthroughs, ${COUNTED.length} with counts`,
)
