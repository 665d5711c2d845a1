// Writes files of facts from playthroughs: node test/shelf/take-facts.ts FOLDER/othello.json ...
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writtenPlaythrough } from './playthrough.ts'

interface Told {
  readonly game: string
  readonly returns: readonly number[]
  readonly states: readonly {
    readonly player?: number
    readonly legal?: number
    readonly apply?: string | readonly string[]
  }[]
}

for (const path of process.argv.slice(2)) {
  const { game, returns, states }: Told = JSON.parse(readFileSync(path, 'utf8'))
  const facts = states.flatMap(({ player, legal, apply }) =>
    apply === undefined ? [] : [{ player, legal, moves: [apply].flat() }],
  )
  const name = basename(path, '.json').replace(/[-_]+/gu, '-').replace(/-$/u, '')
  const source = [
    `A game of ${game}, as OpenSpiel plays it (Apache-2.0): its facts alone.`,
    'player, legal moves, move',
  ]
  const text = writtenPlaythrough({ facts, returns }, source)
  writeFileSync(join(import.meta.dirname, 'facts', `${name}.txt`), text)
}
