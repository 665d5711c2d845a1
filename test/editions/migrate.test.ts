import { describe, expect, test } from 'vitest'
import { diagnostics } from '../../grammar/services/diagnostics.ts'
import { migrated } from '../../grammar/services/migrate.ts'
import { Workspace } from '../../grammar/services/workspace.ts'
import { unchangedMeaning } from '../../interpreter/cli/unchanged-meaning.ts'
import { contentsOf, folderWith, sandtable } from '../cli/sandtable.ts'
import { VOLUME } from '../volume.ts'
import { FROZEN, frozen, hostFor } from './frozen.ts'
import type { Frozen } from './frozen.ts'

const OWN_WORD = frozen('earlier/own-word-became-built-in.yaml').file.text

/** A frozen text with everything that it refers to. */
function workspaceOf(text: Frozen): Workspace {
  const others = [...hostFor(text).documents()].map(({ name, place, read }) => ({
    name,
    place,
    text: read(),
  }))
  const own = { name: text.name, text: text.file.text, place: 'beside' as const }
  return Workspace.of([own, ...others.filter(({ name }) => name !== text.name)])
}

const migratedText = (text: string): string =>
  migrated(Workspace.of([{ name: 'mine.yaml', text }]), ['mine.yaml']).workspace.text('mine.yaml')

describe('frozen texts', () => {
  const tried = FROZEN.filter(({ name }, i) => !name.startsWith('earlier/') && i % VOLUME.eachFrozen === 0)

  test.each(tried.map((text) => [text.name, text] as const))(
    '%s stays as it is, or plays alike in a newer form',
    (name, text) => {
      const { workspace, followed, left } = migrated(workspaceOf(text), [name])
      // Names that later words have taken, and `layout`, are the only older forms.
      expect(left).toEqual([])
      expect(
        followed.map(({ code }) => code).filter((code) => code !== 'ST4320' && code !== 'ST4403'),
      ).toEqual([])
      if (followed.length === 0) {
        expect(workspace.text(name)).toBe(text.file.text)
        return
      }
      expect(migrated(workspace, [name]).followed).toEqual([])
      const proof = unchangedMeaning(workspaceOf(text), workspace, name, { games: 1, records: [] })
      expect(proof.difference).toBeUndefined()
    },
  )
})

/** A board game in the words of a draft, with the line that differs. */
const DRAFT = `sandtable: 1
id: posts
title: Posts
# Kept.
players: { seats: [ann, ben], sides: { ann: south, ben: north } }
pieces:
  man: { kinds: { soldier: { copies: 2 }, captain: {} } }
places:
  board: { grid: 4 by 4, holds: 1 man }
  army:   { each: player, holds: men }   # aligned by hand
areas:
  home: own rows 1..2
box: { army: { soldier: 2, captain: 1 } }
play:
  - arrange army on home by every player in secret
  - turns from ann, at most 4: you must nod
  - the game is drawn by dusk
actions:
  nod: { then: nothing }
`

test.each([
  ['in secret', 'in secret where goal is not b1', 'in secret where space is not b1'],
  ['own rows 1..2', 'rows 1..2, columns 1..2', 'rows 1..2 or columns 1..2'],
  [
    'nod: { then: nothing }',
    'nod: { "only if": { it is full: board has 2 soldiers }, then: nothing }',
    'nod: { "only if": { it is full: board has 2 or more soldiers }, then: nothing }',
  ],
  ['sandtable: 1\n', '', 'sandtable: 1\n'],
])('a draft with %s is written as it was meant', (written, draft, now) => {
  expect(DRAFT).toContain(written)
  const text = DRAFT.replace(written, () => draft)
  const wanted = DRAFT.replace(written, () => now)
  expect(migratedText(text)).toBe(wanted)
  expect(migratedText(wanted)).toBe(wanted)
  const errors = diagnostics(Workspace.of([{ name: 'mine.yaml', text: wanted }]), 'mine.yaml')
  expect(errors.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
})

test('the draft itself is in the newest form', () => expect(migratedText(DRAFT)).toBe(DRAFT))

describe('sandtable migrate', () => {
  test('shows what would change, and writes only with --write', async () => {
    const folder = folderWith({ 'mine.yaml': OWN_WORD })
    const shown = await sandtable(['migrate', 'mine.yaml'], folder)
    expect(shown.code).toBe(1)
    expect(shown.out).toMatch(/-   beyond\(number.*\n +\+   own beyond\(number/u)
    expect(shown.out).toMatch(/0 examples pass as before; 20 games with 240 decisions have/u)
    expect(contentsOf(folder).get('mine.yaml')).toBe(OWN_WORD)
    expect((await sandtable(['migrate', 'mine.yaml', '--write', '--games', '2'], folder)).code).toBe(0)
    const written = contentsOf(folder).get('mine.yaml') ?? ''
    expect(written).toBe(OWN_WORD.replaceAll(/(?<=^ *|to )beyond(?=\()/gmu, 'own beyond'))
    const again = await sandtable(['migrate', '.', '--write'], folder)
    expect([again.code, again.out]).toEqual([0, '1 file looked at; nothing to change.\n'])
    expect((await sandtable(['check', 'mine.yaml'], folder)).out).not.toContain('ST4320')
  })

  test('compares recorded games, too', async () => {
    const folder = folderWith({ 'mine.yaml': OWN_WORD })
    await sandtable(['run', 'mine.yaml', '--games', '3', '--log', 'games'], folder)
    const { out } = await sandtable(['migrate', 'mine.yaml', '-g', '0', '-r', 'games'], folder)
    expect(out).toContain('3 games with 36 decisions')
    expect((await sandtable(['migrate', 'mine.yaml', '-r', 'mine.yaml'], folder)).err).toContain('ST5201')
  })

  test('says what cannot be compared, and what is still wrong', async () => {
    const folder = folderWith({
      'mine.yaml': DRAFT.replace('in secret', 'in secret where goal is not b1'),
      'broken.yaml': OWN_WORD.replace('pebble-round', 'broken').replace('you must hop', 'you must hopp'),
    })
    const { code, out } = await sandtable(['migrate', '.', '--write', '-g', '2'], folder)
    expect(code).toBe(1)
    expect(out).toContain('note[ST7025]: mine.yaml was refused (ST4101 in line 15)')
    expect(out).toContain('mine.yaml: 0 examples pass.')
    expect(out).toMatch(/error\[ST\d+\]: broken\.yaml:14:\d+: .*hopp/u)
    expect(contentsOf(folder).get('mine.yaml')).toContain('where space is not b1')
    // A part that cannot be read may mention the name.
    expect(contentsOf(folder).get('broken.yaml')).not.toContain('own beyond')
  })

  test('leaves a name that documents mention which are not to be migrated', async () => {
    const variant = `sandtable: 1\nid: variant\ntitle: Variant\nextends: pebble-round\nterms:\n  extra: beyond(2)\n`
    const folder = folderWith({ 'mine.yaml': OWN_WORD, 'variant.yaml': variant })
    const { out } = await sandtable(['migrate', 'mine.yaml', '--write'], folder)
    expect(out).toContain('note[ST7026]: mine.yaml:12:3: ')
    expect(out).toContain('It is mentioned in `variant.yaml`, which would have to be migrated as well.')
    expect(contentsOf(folder).get('mine.yaml')).toBe(OWN_WORD)
    expect((await sandtable(['migrate', '.', '--write', '-g', '2'], folder)).code).toBe(0)
    expect(contentsOf(folder).get('variant.yaml')).toContain('extra: own beyond(2)')
  })
})

test('with --draft, what is valid and once meant something else is listed', async () => {
  const game = `sandtable: 1
id: drawn
title: Drawn
players: { seats: [ann, ben] }
pieces: { card: { kinds: { card: { copies: 4 } } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box: { deck: { card: 2 }, hand: { card: 1 } }
play:
  - turns from ann, at most 6: you must lay
actions:
  lay:
    choose: { card: cards in your hand }
    then:
      - move card to deck
      - another turn
end:
  out:
    when: your hand is empty
    winner: you
`
  const folder = folderWith({
    'mine.yaml': game.replace('your hand is', 'hand of ann is').replace('winner: you', 'winner: ann'),
  })
  const { out } = await sandtable(['migrate', 'mine.yaml', '--draft'], folder)
  expect(
    [...out.matchAll(/^note\[ST7027\]: mine\.yaml:(\d+:\d+): (.{16})/gmu)].map(([, at, says]) => [at, says]),
  ).toEqual([
    ['18:1', 'Ends are judged '],
    ['16:9', 'Pieces that move'],
    ['17:9', '`another turn` i'],
  ])
  expect((await sandtable(['migrate', 'mine.yaml'], folder)).out).not.toContain('ST7027')
})

describe('the proof', () => {
  const before = Workspace.of([{ name: 'mine.yaml', text: OWN_WORD }])
  const with_ = (from: string | RegExp, to: string): Workspace => {
    const text = OWN_WORD.replace(from, to)
    expect(text).not.toBe(OWN_WORD)
    return before.with({ name: 'mine.yaml', text })
  }
  const differs = (after: Workspace): string | undefined =>
    unchangedMeaning(before, after, 'mine.yaml', { games: 2, records: [] }).difference

  test('holds for another way of writing the same', () => {
    expect(differs(with_('amount + 2', '2 + amount'))).toBeUndefined()
  })

  test.each([
    [
      'another legal move',
      /hop:\n.*\n$/u,
      'hop: { only if: { not yet: hops < 4 }, then: set hops to beyond(hops) }\n  wait: { then: nothing }\n',
    ],
    ['another end', 'by dusk', 'by dawn'],
    ['another player', 'turns from ann', 'turns from ben'],
    ['a longer game', 'at most 12', 'at most 13'],
  ])('fails for %s', (_, from, to) => {
    expect(differs(with_(from, to))).toBeDefined()
  })
})
