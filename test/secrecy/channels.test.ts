import { describe, expect, test } from 'vitest'
import { LiveGame } from '../../editor/workers/live-game.ts'
import type { Look } from '../../editor/workers/play-calls.ts'
import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { breakableLines } from '../../interpreter/coverage/breakpoints.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { corpus } from '../corpus/corpus.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import { playableText } from '../playable.ts'
import { VOLUME, part, seedOr } from '../volume.ts'
import { swappedFaces } from './swapped-faces.ts'

/* Whatever the library and the page say, on any channel, they say the same in positions that a seat cannot tell apart. */

type Below = (n: number) => number

interface Asking {
  readonly match: Match
  readonly seat: number
  readonly checked: CheckedGame
  /** A legal move, if the seat decides. */
  readonly move: string | undefined
  /** The move leads to positions that the seat cannot tell apart either. */
  readonly isUnseen: boolean
  readonly below: Below
}

const live = ({ match }: Asking): LiveGame => new LiveGame(match.clone())

function stopsAt(asking: Asking, look: Look): readonly unknown[] {
  const { match, move } = asking
  const page = live(asking)
  page.stopAt(
    match.ir.files.flatMap((file) => breakableLines(match.ir, file).map((line) => ({ file, line }))),
  )
  const stops: unknown[] = []
  let told = move === undefined ? undefined : page.play({ move, look, plies: match.ply })
  for (; told !== undefined && stops.length < 5; told = page.goOn({ look })) stops.push(told)
  return stops
}

const CHANNELS: Readonly<Record<string, (asking: Asking) => unknown>> = {
  'the page': (asking) => ({
    ...live(asking).show({ look: asking.seat, ply: undefined }),
    arrangement: undefined,
  }),
  'the page for nobody': (asking) => live(asking).show({ look: 'nobody', ply: undefined }),
  'a spectator': ({ match }) => [match.view('public'), match.log('public'), match.openingThrows('public')],
  odds: (asking) =>
    ([asking.seat, 'nobody'] as const).map((look) =>
      asking.move === undefined ? undefined : live(asking).odds({ move: asking.move, look }),
    ),
  coverage: (asking) =>
    ([asking.seat, 'nobody'] as const).map((look) => live(asking).coverage(asking.checked, look)),
  stops: (asking) => ([asking.seat, 'nobody'] as const).map((look) => stopsAt(asking, look)),
  'reasons between spaces': (asking) => {
    if (asking.move === undefined) return undefined
    const names = asking.match.ir.spaces.map(({ name }) => name)
    const pick = (): string => names[asking.below(Math.max(1, names.length))] ?? ''
    return Array.from({ length: 12 }, () => live(asking).why({ from: pick(), to: pick() }))
  },
  options: (asking) =>
    asking.move === undefined
      ? undefined
      : live(asking).options(
          asking.match.ir.actions.flatMap(({ name: action }) =>
            [[], ['?'], ...asking.match.ir.kinds.map(({ name }) => [name])].map((things) => ({
              action,
              things,
            })),
          ),
        ),
  layouts: ({ match, seat, below }) => {
    const arrange = match.setUpAsked()
    const layout = match.decision()?.seat === seat ? match.sampleLayout(below) : undefined
    if (arrange === undefined || layout === undefined) return undefined
    const spaces = match.ir.spaces.length
    const wrong = [
      [],
      layout.slice(1),
      layout.map(() => layout[0] ?? 0),
      ...Array.from({ length: 8 }, () => layout.with(below(layout.length), below(spaces))),
      layout.toReversed(),
      layout,
    ]
    return [arrange, layout, ...wrong.map((one) => match.clone().playLayout(one) ?? 'played')]
  },
  'refused setups': ({ match, seat }) =>
    match.decision()?.seat === seat && match.setUpAsked() !== undefined
      ? ['no such setup', '......../O', 'AAAAAAAA', '????????'].map((text) => match.clone().play(text))
      : undefined,
  resigning: ({ match }) =>
    match.ir.seats.map((_, gone) => {
      const copy = match.clone()
      return [copy.resign(gone), copy.result(), copy.view('public'), copy.log('public').at(-1)]
    }),
  'taking back': ({ match, seat, move, isUnseen }) => {
    const copy = match.clone()
    if (move === undefined || !isUnseen || copy.play(move) !== undefined) return undefined
    const refused = match.ir.seats.map((_, by) => copy.clone().takeBack({ by }))
    copy.takeBack({ by: seat, agreed: [...match.ir.seats.keys()] })
    return [refused, copy.takenBack, copy.log(seat), copy.log('public'), copy.view(seat), copy.moves()]
  },
}

/** A match that waits in a state. */
function standing(program: Program, state: Int32Array): Match {
  return Reflect.construct(Match, [program, '1', state.slice()]) as Match
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (member === undefined ? 'nothing' : member))

/** What an author is shown, who sees everything. */
const toAuthor = (asking: Asking): unknown => [
  live(asking).show({ look: 'open', ply: undefined }).scene,
  stopsAt(asking, 'open'),
]

interface Found {
  readonly twins: number
  /** Twins that an author can tell apart. */
  readonly different: number
  /** The first channel that says something else in a twin. */
  readonly leak?: string
}

function leakIn(checked: CheckedGame, states: number): Found {
  const below = chance(seedOr(11))
  const program = programOf(checked)
  let [twins, different] = [0, 0]
  for (let game = 1; game <= 3; game++) {
    const match = Match.start(program, { seed: game })
    for (let ply = 0; ply < 60 && twins < states && match.decision() !== undefined; ply++) {
      for (const seat of match.ir.seats.keys()) {
        const leak = below(3) === 0 ? leakAt(checked, match, seat, below) : undefined
        if (leak !== undefined) twins++
        if (leak?.isDifferent === true) different++
        if (leak?.told !== undefined)
          return { twins, different, leak: `game ${game}, ply ${ply}, seat ${seat}: ${leak.told}` }
      }
      if (match.decision()?.kind === 'arrangement') {
        const layout = match.sampleLayout(below)
        if (layout === undefined || match.playLayout(layout) !== undefined) break
        continue
      }
      const moves = match.moves()
      if (match.play(moves[below(Math.max(1, moves.length))] ?? '') !== undefined) break
    }
  }
  return { twins, different }
}

function leakAt(
  checked: CheckedGame,
  match: Match,
  seat: number,
  below: Below,
): { readonly isDifferent: boolean; readonly told?: string } | undefined {
  const { ir, program } = match
  const truth = match.snapshot()
  const mine = (of: Match): readonly string[] =>
    of.decision()?.seat === seat ? of.moves().map(({ notation }) => notation) : []
  const moves = mine(match)
  const touching = (container: number): readonly string[] =>
    moves.filter((notation) => notation.includes(ir.containers[container]?.name ?? '?'))
  const swapped = swappedFaces(ir, truth, seat, (container) => touching(container).length > 0, below)
  if (swapped === undefined) return undefined
  const pair = [truth, swapped.state].map((state) => standing(program, state))
  const [seen, otherwise] = pair.map((of) => text([of.view(seat), of.decision(), of.result(), mine(of)]))
  if (seen !== otherwise) return undefined
  const near = swapped.containers.flatMap(touching)
  const move = (near.length > 0 ? near : moves)[below(Math.max(1, near.length || moves.length))]
  const seed = below(1 << 20)
  const [after, differently] = pair.map((of) => {
    const copy = of.clone()
    if (move !== undefined) copy.play(move)
    return text([copy.view(seat), copy.decision(), copy.result(), copy.knowledge(seat).position])
  })
  const isUnseen = after === differently
  const says = (channel: (asking: Asking) => unknown): readonly string[] =>
    pair.map((of) => text(channel({ match: of, seat, checked, move, isUnseen, below: chance(seed) })))
  const [open, otherwiseOpen] = says(toAuthor)
  const isDifferent = open !== otherwiseOpen
  for (const [channel, told] of Object.entries(CHANNELS)) {
    const [one, two] = says(told)
    if (one !== two) return { isDifferent, told: `${channel}: ${one} or ${two}` }
  }
  return { isDifferent }
}

/** Its rules have very many lines at which a game can stop. */
const SLOW = 'pocket-battles'
const SHIPPED = ['stratego-duel', 'stratego-barrage', 'hearts', 'patrols', 'auction-whist', SLOW]
/** Games of the corpus between two that are tried. */
const BETWEEN = VOLUME.isLong ? 1 : 6

/** Where nobody at all knows what is hidden, not even an author sees which twin it is. */
let seenByAuthors = 0

describe('no channel tells more than a seat knows', () => {
  test.each(SHIPPED)('%s', (id) => {
    const { twins, different, leak } = leakIn(configuredVariant({ id }).checked, part(id === SLOW ? 4 : 24))
    expect(leak).toBeUndefined()
    expect(twins).toBeGreaterThan(0)
    seenByAuthors += different
  })

  test('authors can tell twins apart', () => {
    expect(seenByAuthors).toBeGreaterThan(0)
  })

  const hiding = corpus().filter(
    ({ text: rules }) =>
      !/^extends:/mu.test(rules) && /seen by: *(?:owner|nobody|others)|secret/u.test(rules),
  )
  test.each(hiding.filter((_, i) => i % BETWEEN === 0).map((file) => [file.name, file.text] as const))(
    '%s',
    (_, rules) => {
      const { checked } = playableText(rules)
      if (!isAllSeen(checked.ir)) expect(leakIn(checked, part(24)).leak).toBeUndefined()
    },
  )
})
