import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkRuleset, loadRuleset, requestForFile } from '../../interpreter/host-node/index.ts'
import { gameOfRecipe, recipeOf, recipeText, recordingRequest } from '../../interpreter/store/recipe.ts'
import { folderWith, sandtable } from './sandtable.ts'

const ID = 'tic-tac-toe'
const GAME = `sandtable: 1
id: ferry
title: Ferry
players: { seats: [ east, west ] }
play:
  - turns from east, at most 6: you must row
  - the game is drawn by dusk
actions:
  row: { then: nothing }
`
const WITH_ITS_ID = GAME.replace('ferry', ID)

/** Writes files into a new folder, with the folders that they need. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = folderWith()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const COMMANDS: readonly (readonly string[])[] = [
  ['check', ID],
  ['test', ID],
  ['test', ID, '--list'],
  ['run', ID, '--games', '3', '--json'],
  ['play', ID, '--against', 'random', '--seed', '5'],
  ['perft', ID, '--depth', '2'],
  ['odds', ID, 'a1'],
  ['solve', ID],
  ['why', ID, 'a9'],
  ['show', ID],
  ['map', ID],
  ['matrix', ID],
  ['rulebook', ID],
  ['rulebook', ID, '--language', 'it'],
  ['diff', ID, 'connect-four'],
  ['compare', ID, 'connect-four', '--games', '2'],
  ['compare', ID, '--players-by', 'random', '--games', '2'],
  ['ladder', ID, '--games', '2'],
  ['analyse', ID, '--games', '2'],
  ['new', 'variant.yaml', '--extends', ID],
]

const BESIDE: readonly (readonly [what: string, files: Readonly<Record<string, string>>])[] = [
  [
    'files about it',
    {
      'mine.yaml': WITH_ITS_ID,
      'deep/mine.yaml': WITH_ITS_ID,
      'broken.yaml': `${WITH_ITS_ID}\nplaces: [\n`,
      'examples.yaml': `sandtable: 1\nexamples for: ${ID}\nexamples:\n  mine:\n    moves: [ a9 ]\n`,
      'texts.yaml': `sandtable: 1\ntexts for: ${ID}\nlanguage: it\ntexts:\n  mark: segnaccio\n`,
      'module.yaml': `sandtable: 1\nid: mine\nfor: ${ID}\ntitle: Mine\nend.x.when: yes\n`,
    },
  ],
  ['a file called by its id', { [ID]: WITH_ITS_ID }],
  ['a folder called by its id', { [`${ID}/mine.yaml`]: GAME }],
]

describe('the id of a shipped game means this game, whatever is in the working folder', () => {
  test.each(COMMANDS)('%s %s %s', async (...args) => {
    const told = async (folder: string) => {
      const { code, out, err } = await sandtable(args, folder, 'a1\nquit\n')
      return { code, err, out: out.replace(/\d\.\d s|"seconds":[\d.]+/gu, '') }
    }
    const alone = await told(folderWith())
    expect(alone.err).not.toContain('ST2')
    for (const [what, files] of BESIDE) expect(await told(folderOf(files)), what).toEqual(alone)
  })
})

const VARIANT = `sandtable: 1\nid: mine\nextends: ${ID}\ntitle: Mine\n`
const MODULE = 'sandtable: 1\nid: fast\nfor: ferry\ntitle: Fast\nactions.row.then: say "fast"\n'
const OTHER = GAME.replace('Ferry', 'Other ferry')

/** Findings of `check`, as `file:line:column code`, of files wherever the command is run. */
const FILES: readonly (readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  file: string,
  found: readonly string[],
])[] = [
  ['has the id of a shipped game', { 'a.yaml': WITH_ITS_ID }, 'a.yaml', ['a.yaml:2:5 ST2032']],
  [
    'extends a shipped game, beside a file with its id',
    { 'a.yaml': WITH_ITS_ID, 'b.yaml': VARIANT },
    'b.yaml',
    ['a.yaml:2:5 ST2029'],
  ],
  [
    'extends a shipped game, above a file with its id',
    { 'c/a.yaml': WITH_ITS_ID, 'b.yaml': VARIANT },
    'b.yaml',
    ['c/a.yaml:2:5 ST2029'],
  ],
  ['has the id of its neighbour', { 'a.yaml': GAME, 'b.yaml': OTHER }, 'b.yaml', ['b.yaml:2:5 ST2029']],
  [
    'is a module for one of two',
    { 'a.yaml': GAME, 'b.yaml': OTHER, 'm.yaml': MODULE },
    'm.yaml',
    ['a.yaml:2:5 ST2029'],
  ],
  [
    'is a module in a folder below its game',
    { 'a.yaml': GAME, 'modules/m.yaml': MODULE },
    'modules/m.yaml',
    [],
  ],
  [
    'is nearer to one game than to another',
    { 'a.yaml': OTHER, 'b/a.yaml': GAME, 'b/m.yaml': MODULE },
    'b/m.yaml',
    [],
  ],
  [
    'is far from its game',
    { 'games/a.yaml': GAME, 'modules/m.yaml': MODULE },
    'modules/m.yaml',
    ['modules/m.yaml:3:6 ST2022'],
  ],
  [
    'is in a repository with its game',
    { '.git/config': '', 'games/a.yaml': GAME, 'modules/m.yaml': MODULE },
    'modules/m.yaml',
    [],
  ],
]

describe('a file is checked alike from every folder', () => {
  const start = process.cwd()
  afterEach(() => process.chdir(start))

  test.each(FILES)('one that %s', (_, files, file, found) => {
    const folder = folderOf(files)
    const elsewhere = folderOf({ 'ferry.yaml': GAME, 'x.yaml': WITH_ITS_ID })
    for (const from of [folder, dirname(folder), dirname(join(folder, file)), elsewhere]) {
      process.chdir(from)
      for (const path of [join(folder, file), relative(from, join(folder, file))]) {
        const { diagnostics } = checkRuleset(requestForFile(path))
        const said = diagnostics.map(({ code, at }) =>
          at === undefined ? code : `${relative(folder, resolve(at.file))}:${at.line}:${at.column} ${code}`,
        )
        expect(said, from).toEqual(found)
      }
    }
  })

  test('and travels as the same game', () => {
    const folder = folderOf({ 'game/a.yaml': GAME, 'game/old/a.yaml': OTHER, 'game/m.yaml': MODULE })
    const titles = ['', 'game', 'game/old'].map((from) => {
      process.chdir(join(folder, from))
      const { request, recipe } = recordingRequest(
        requestForFile(join(folder, 'game/a.yaml'), { uses: ['fast'] }),
      )
      loadRuleset(request)
      return gameOfRecipe(recipeOf(recipeText(recipe(2)))).ruleset.game.layers.map(({ file }) => file.text)
    })
    expect(titles).toEqual([1, 2, 3].map(() => [GAME, MODULE]))
  })
})

describe('a module is named', () => {
  const files = { 'here/fast.yaml': MODULE, 'modules/fast.yaml': MODULE, 'games/ferry.yaml': GAME }

  test.each(['fast', './fast.yaml', '../modules/fast.yaml'])('as %s', async (use) => {
    const folder = join(folderOf(files), 'here')
    const { code, out } = await sandtable(['show', '../games/ferry.yaml', '--use', use], folder)
    expect(code).toBe(0)
    expect(out).toMatch(/^# fast +module/m)
  })

  test('but not by a file with the id of another module', async () => {
    const folder = folderOf({ 'a.yaml': GAME, 'm.yaml': MODULE, 'n.yaml': MODULE.replace('Fast', 'Faster') })
    const both = await sandtable(['show', 'a.yaml', '--use', './n.yaml'], folder)
    expect(both).toMatchObject({ code: 2, out: '' })
    expect(both.err).toContain('`./n.yaml` has the id `fast` of m.yaml')
    writeFileSync(join(folder, 'r.yaml'), MODULE.replace('fast', 'rescue'))
    const shipped = await sandtable(['show', 'a.yaml', '--use', './r.yaml'], folder)
    expect(shipped.err).toMatch(/ST2032.*`rescue` of rulesets\/.*comes with Sandtable/)
  })
})
