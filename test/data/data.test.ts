import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRuleset, configure } from '../../grammar/load.ts'
import { TooLarge } from '../../grammar/source/host.ts'
import type { HostDocument } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const HERE = import.meta.dirname
const FILES: ReadonlyMap<string, string> = new Map(
  ['isles.yaml', ...readdirSync(join(HERE, 'isles')).map((name) => `isles/${name}`)].map((name) => [
    `games/${name}`,
    readFileSync(join(HERE, name), 'utf8'),
  ]),
)

/** Checks the game of the isles with one of its files changed. */
function check(name: string, change: { readonly [file: string]: string } = {}, options = {}) {
  const texts = new Map([...FILES, ...Object.entries(change)])
  const documents = [...texts].map(([document, text]): HostDocument => ({
    name: document,
    place: 'beside',
    read: () => text,
  }))
  const file = sourceFile(name, texts.get(name) ?? '')
  const host = { documents: () => documents }
  const loaded = checkRuleset({ file, host, options: new Map(Object.entries(options)) })
  const said = loaded.diagnostics.map(
    ({ code, span, message }) => `${code} ${span?.file.name ?? ''}: ${message}`,
  )
  return { ...loaded, said }
}

function worldWith(options: { readonly [name: string]: string }, shown = 'games/isles.yaml') {
  const { ruleset, said } = check(shown)
  expect(said).toEqual([])
  if (ruleset === undefined) throw new Error('the game was not understood')
  const { configured, diagnostics } = configure(ruleset, undefined, new Map(Object.entries(options)))
  expect(diagnostics).toEqual([])
  if (configured === undefined) throw new Error('the game was not understood')
  return configured
}

const bay = 'games/isles/bay-of-salt.yaml'
const strait = 'games/isles/strait.yaml'

describe('data files', () => {
  test('a file that is too large is told of, and where its folder is named', () => {
    const documents = [...FILES].map(([name, text]): HostDocument => ({
      name,
      place: 'beside',
      read: () => {
        if (name === bay) throw new TooLarge(name)
        return text
      },
    }))
    const file = sourceFile('games/isles.yaml', FILES.get('games/isles.yaml') ?? '')
    const { diagnostics } = checkRuleset({ file, host: { documents: () => documents } })
    const [told] = diagnostics.filter(({ code }) => code === 'ST4162')
    expect(told?.message).toBe(`${bay} is too large to read.`)
    expect(file.text.slice(told?.span?.start, told?.span?.end)).toBe('isles')
  })

  test('the option chooses what the board, its columns and the regions are made of', () => {
    const { world } = worldWith({})
    expect(world.spaces.map(({ name }) => name)).toEqual(['N', 'a', 'b', 'S', 'c'])
    expect(world.constants.get('goods')?.value).toBe(6)
    expect(world.enumerations.get('current')).toEqual(['race', 'eddy'])
    expect(world.spaceSets.find(({ name }) => name === 'admits')?.rows).toEqual([[], [0, 1], [], [], [1, 2]])
    expect(world.areas.get('harbour')?.spaces).toEqual([[3], [0]])
  })

  test('another choice is another board', () => {
    const { world } = worldWith({ map: 'strait' })
    expect(world.spaces.map(({ name }) => name)).toEqual(['N', 'a', 'S'])
    expect(world.constants.get('goods')?.value).toBe(2)
    expect(world.regions.get('current')?.names).toEqual([])
  })

  test('on a command line hyphens stand for spaces', () => {
    expect(worldWith({ map: 'bay-of-salt' }).world.spaces).toHaveLength(5)
  })

  test('a file of data is shown with its game', () => {
    expect(worldWith({}, strait).world.spaces).toHaveLength(3)
  })

  test('whatever is wrong is said of the file, whichever is chosen', () => {
    const wrong = (from: string, to: string) =>
      check('games/isles.yaml', { [strait]: (FILES.get(strait) ?? '').replace(from, to) }).said
    expect(wrong('stock: 1', 'stock: 12')).toEqual([`ST4018 ${strait}: 12 is not a number 1..9.`])
    expect(wrong('stock: 1\n', '')).toEqual([`ST4017 ${strait}: \`strait\` has no \`stock\`.`])
    expect(wrong('calm: false', 'calms: false')).toEqual([
      `ST4004 ${strait}: \`map\` has no field called \`calms\`.`,
    ])
    expect(wrong('  a-S', '  a-a')).toContain(`ST4152 ${strait}: A path leads from \`a\` to itself.`)
    expect(wrong('red: S', 'green: S')).toContain(`ST4004 ${strait}: There is no player called \`green\`.`)
    expect(wrong('red: S', 'red: T')).toEqual([
      `ST4004 ${strait}: There is no space called \`T\` on this board.`,
    ])
    expect(wrong('spots:', 'wares: { z: salt }\nspots:')).toEqual([
      `ST4004 ${strait}: There is no space called \`z\` on this board.`,
    ])
    expect(wrong('spots:', 'wares: { a: sand }\nspots:')).toEqual([
      `ST4004 ${strait}: \`sand\` is not a value of \`ware\`.`,
    ])
    expect(wrong('spots:', 'currents: { x: { along: [a, S], pull: 1, push: 2 } }\nspots:')).toEqual([
      `ST4004 ${strait}: \`x\` has no field called \`push\`.`,
    ])
  })

  test('conditions under `check` are held against every file', () => {
    const currents = 'currents: { x: { along: [a], pull: 2 } }\nspots:'
    const { said } = check('games/isles.yaml', {
      [strait]: (FILES.get(strait) ?? '').replace('spots:', currents),
    })
    expect(said).toEqual([
      `ST4161 ${strait}: \`strait\` breaks a condition: the currents are not too strong.`,
      `ST4161 ${strait}: \`x\` breaks a condition: no current is a single space.`,
    ])
  })

  test('a folder without a file, and a condition on what changes, are refused', () => {
    const game = FILES.get('games/isles.yaml') ?? ''
    const moved = check('games/isles.yaml', {
      'games/isles.yaml': game.replace('folder: isles', 'folder: maps'),
    })
    expect(moved.said).toContain('ST4160 games/isles.yaml: There is no file of data in this folder.')
    const asks = game.replace('    check:\n', '    check:\n      nobody is there: no ships on sea\n')
    expect(check('games/isles.yaml', { 'games/isles.yaml': asks }).said).toEqual([
      'ST4011 games/isles.yaml: This is known only during the game.',
    ])
  })

  test('the hash of a game tells its data', () => {
    const hash = (text: string) => check('games/isles.yaml', { [bay]: text }).ruleset?.game.hash
    const text = FILES.get(bay) ?? ''
    expect(hash(text)).toBe(hash(text.replace('The Bay of Salt', 'The Bay')))
    expect(hash(text)).not.toBe(hash(text.replace('stock: 5', 'stock: 6')))
  })
})
