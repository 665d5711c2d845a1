import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { readShare } from '../../editor/workspace/share.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { load, restore } from '../../interpreter/save/save.ts'
import { CSV, exported } from '../../interpreter/store/export.ts'
import { openStore } from '../../interpreter/store/open.ts'
import { trackedFiles } from '../tracked.ts'
import { EDITION, frozen, hostFor, known } from './frozen.ts'
import { linesOf } from './record.ts'

const RECORDS = join(EDITION, 'records')
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-kept-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const kept = (name: string): string => readFileSync(join(RECORDS, name), 'utf8')

function programFor(name: string): Program {
  const text = frozen(name)
  const { ruleset } = loadRuleset({ file: text.file, host: hostFor(text), known })
  const made = ruleset && configure(ruleset, undefined).configured
  if (made === undefined) throw new Error(`${name} cannot be played.`)
  return programOf(made.checked)
}

/** A copy of the kept store: opening a file could change it. */
function storeCopy(name: string): string {
  const path = join(scratch, name)
  copyFileSync(join(RECORDS, 'games.db'), path)
  return path
}

test('no kept record was changed or removed', () => {
  const digests = trackedFiles(RECORDS)
    .filter((name) => name !== 'digests.txt')
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(RECORDS, name)))
          .digest('hex')
          .slice(0, 32)}  ${name}`,
    )
  expect(digests).toEqual(linesOf(join(RECORDS, 'digests.txt')))
})

test.each([
  ['tic-tac-toe.game', 'tic-tac-toe/tic-tac-toe', 5],
  ['breakthrough.game', 'breakthrough/breakthrough', 83],
  ['chess.game', 'chess/chess', 200],
  ['hearts.game', 'hearts/hearts', 200],
  ['patrols.game', 'patrols/patrols', 200],
  ['duel.game', 'stratego/duel', 120],
])('%s still opens, and all of its moves are legal', (record, ruleset, plies) => {
  const program = programFor(`rulesets/${ruleset}.yaml`)
  const found = restore(program, kept(record))
  if (isRefused(found)) throw new Error(found.message)
  expect(found.stopped).toBeUndefined()
  expect(found.match.ply).toBe(plies)
  // Another release may compile the same rules differently. Then the message names both hashes.
  const strictly = load(program, kept(record))
  if (isRefused(strictly))
    expect(`${strictly.code}: ${strictly.message}`).toMatch(
      /^ST5202: This game was saved under other rules \([0-9a-f]{8} then, [0-9a-f]{8} now\)\. All of its moves are legal/u,
    )
})

test('a record of other rules says which, and how far it goes', () => {
  const found = load(programFor('rulesets/tic-tac-toe/tic-tac-toe.yaml'), kept('breakthrough.game'))
  expect(found).toMatchObject({
    code: 'ST5202',
    message: 'This game was saved under another game: expected `tic-tac-toe`, found `breakthrough`.',
  })
})

test('a record of a later release names its format', () => {
  const [open = ''] = kept('tic-tac-toe.game')
    .replace('sandtable-game-1', 'sandtable-game-3')
    .split(',"checksum"')
  const later = `${open},"checksum":"${createHash('sha256').update(open).digest('hex')}"}\n`
  expect(restore(programFor('rulesets/tic-tac-toe/tic-tac-toe.yaml'), later)).toMatchObject({
    code: 'ST5207',
    message:
      'This game was saved by a later release, in the format `sandtable-game-3`. This release reads `sandtable-game-1` and `sandtable-game-2`.',
  })
})

test('a share link still opens with its files', async () => {
  const link = kept('share-link.txt').trim()
  expect(await readShare(link)).toEqual({
    files: [
      { name: 'pebble-round.yaml', text: frozen('earlier/own-word-became-built-in.yaml').file.text },
      { name: 'bold-duel.yaml', text: frozen('docs/readme-1.yaml').file.text },
    ],
    open: 'bold-duel.yaml',
  })
})

test('a store can still be read and exported', async () => {
  const store = await openStore(storeCopy('read.db'), true)
  const [run] = await store.runs()
  expect(run).toMatchObject({ title: 'My game', games: 30 })
  if (run === undefined) return
  expect(await store.played(run.id)).toBe(30)
  await store.verify(run)
  let text = ''
  for await (const part of exported(store, [run], CSV)) text += part
  expect(text).toBe(kept('games.csv'))
  await store.close()
})

test('a store of a later release is refused with its version', async () => {
  const path = storeCopy('later.db')
  const database = new DatabaseSync(path)
  database.exec('UPDATE store SET version = 2')
  database.close()
  await expect(openStore(path, true)).rejects.toMatchObject({
    code: 'ST7070',
    message: expect.stringContaining('is a store of version 2; this Sandtable reads version 1.'),
  })
})
