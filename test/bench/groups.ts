import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { SHAPES, SIZES, sizedGame, sizedText } from '../codegen/growth/sized-games.ts'
import { irFor, rulesetCalled } from '../codegen/shipped.ts'
import { irOfText } from '../codegen/texts.ts'
import { diagnostics, firstDiagnostics } from '../../grammar/services/index.ts'
import { afterEdits, checkOnce, coldMilliseconds, yamlReader } from './checking.ts'
import type { Player } from './games.ts'
import { fusedPlayer, gameCalled } from './games.ts'
import { makeBreakthrough } from './limit/breakthrough.mjs'
import { makeChess } from './limit/chess.mjs'
import { makeHearts } from './limit/hearts.mjs'
import { makeChains } from './limit/chains.mjs'
import { makeConnectFour, makeTicTacToe } from './limit/lines.mjs'
import { makeMelees } from './limit/melees.mjs'
import { makePatrols } from './limit/patrols.mjs'
import { makeToyBattle } from './limit/toy-battle.mjs'
import { terrainByHand } from './toy-battle-by-hand.ts'
import { HISTORY } from './history.ts'
import { VARIANTS, makeEngine } from './limit/stratego.mjs'
import type { Runner } from './measure.ts'

export interface Group {
  readonly baseline: Runner
  readonly runners: readonly (Runner & {
    readonly stateBytes: number
    readonly unit: string
    /** What plays, if games are played. */
    readonly plays?: string
  })[]
}

type Entry = Group['runners'][number]

/** Milliseconds of warming up: it takes a while until a large function has run each of its rare parts. */
const WHOLE_GAMES = 2000
const BY_HAND = 1000

const PATROL_PLAYERS = 3

/** More than there are programs that play move by move. */
const INSTANCES = 256

const instances = await Promise.all(
  Array.from({ length: INSTANCES }, async (_, i): Promise<typeof import('./stepwise.ts')> => {
    const address = `./stepwise.ts?${i}`
    return import(address)
  }),
)

/** Each program is played by an instance of its own. */
function stepwisePlayer(program: Program): Player {
  const instance = instances.pop()
  if (instance === undefined) throw new Error('there are too few instances')
  return instance.stepwisePlayer(program)
}

const bytes = (ir: GameIR): number => 4 * ir.memory.size

function entriesOf(name: string, ir: GameIR, withReference: boolean): Entry[] {
  const program = generatedProgram(ir)
  const whole = fusedPlayer(program)
  const plies = { stateBytes: bytes(ir), unit: 'plies' }
  const stepwise = {
    name: `${name} step by step`,
    go: stepwisePlayer(program),
    plays: 'generated, move by move',
    ...plies,
  }
  const entries: Entry[] = [stepwise]
  if (whole !== undefined) {
    const plays = `generated, ${program.running?.machine ?? 'move by move'}`
    entries.unshift({ name, go: whole, warmUp: WHOLE_GAMES, plays, ...plies })
  }
  if (withReference)
    entries.push({
      name: `${name} closures`,
      go: stepwisePlayer(closuresProgram(ir)),
      plays: 'reference',
      ...plies,
    })
  return entries
}

function engine(name: string, variant: 'barrage' | 'classic'): Runner {
  const made = makeEngine(VARIANTS[variant], 1)
  return {
    name,
    warmUp: BY_HAND,
    go: () => {
      const before = made.stats.plies
      made.playoutFused()
      return made.stats.plies - before
    },
  }
}

function breakthrough(): Runner {
  const made = makeBreakthrough(1)
  return {
    name: 'breakthrough by hand',
    warmUp: BY_HAND,
    go: () => {
      const before = made.stats.plies
      made.playout()
      return made.stats.plies - before
    },
  }
}

/** Cards: hands, groups, answers out of turn. Every question counts as a decision, even one with a single answer. */
function patrols(): Group {
  const made = makePatrols(PATROL_PLAYERS)
  let seed = 0
  const baseline: Runner = {
    name: 'patrols by hand',
    warmUp: BY_HAND / 2,
    go: () => {
      const before = made.stats.plies
      made.playout(++seed, 0x5eed)
      return made.stats.plies - before
    },
  }
  const ir = irFor(rulesetCalled('patrols'), PATROL_PLAYERS)
  const entries = entriesOf('patrols', ir, false).map((entry) => ({ ...entry, unit: 'decisions' }))
  const [first, ...others] = entries
  if (first === undefined) return { baseline, runners: [] }
  return { baseline, runners: [{ ...first, name: 'patrols', warmUp: 2 * WHOLE_GAMES }, ...others] }
}

/** A graph with piles and regions, on the starting terrain. */
function toyBattle(): Group {
  const made = makeToyBattle(terrainByHand('castle-field', true))
  let seed = 0
  const baseline: Runner = {
    name: 'toy battle by hand',
    warmUp: BY_HAND / 2,
    go: () => {
      const before = made.stats.plies
      made.playout(++seed, 0x5eed)
      return made.stats.plies - before
    },
  }
  return { baseline, runners: entriesOf('toy-battle', gameCalled('toy-battle'), true) }
}

/** Dice, wounds and answers: groups of groups, and one currency for orders and wounds. */
function melees(): Group {
  const made = makeMelees()
  let seed = 0
  const baseline: Runner = {
    name: 'melees by hand',
    warmUp: BY_HAND / 2,
    go: () => {
      const before = made.stats.plies
      made.playout(++seed, 0x5eed)
      return made.stats.plies - before
    },
  }
  return { baseline, runners: entriesOf('melees', gameCalled('yardstick-melees'), true) }
}

/** A game without a handwritten engine, compared with the reference. */
function small(id: string): Group {
  const ir = gameCalled(id)
  const reference = stepwisePlayer(closuresProgram(ir))
  const runners = entriesOf(id, ir, false).map((entry) => ({ ...entry, warmUp: WHOLE_GAMES / 6 }))
  return { baseline: { name: `${id} reference`, go: reference }, runners }
}

/** An engine that plays games at random, from its own stream or each from a seed. */
interface ByHand {
  readonly playout: (low: number, high: number) => unknown
  readonly stats: { readonly plies: number }
}

function byHand(id: string, made: ByHand): Group {
  let seed = 0
  const go = (): number => {
    const before = made.stats.plies
    made.playout(++seed, 0x5eed)
    return made.stats.plies - before
  }
  const runners = entriesOf(id, gameCalled(id), false).map((entry) => ({
    ...entry,
    warmUp: WHOLE_GAMES / 3,
  }))
  return { baseline: { name: `${id} by hand`, go, warmUp: BY_HAND / 3 }, runners }
}

/** A ruleset as it is shipped, compared with an engine that has all of its rules. */
function shipped({ name, id, make }: (typeof HISTORY)[number]): Group {
  const runners = entriesOf(`${name} as shipped`, gameCalled(id), false)
    .slice(0, 1)
    // So much code, much of it for what is rare, is compiled again several times.
    .map((entry) => ({ ...entry, warmUp: 2 * WHOLE_GAMES }))
  const go = make(1).playout
  return { baseline: { name: `${name} by hand, with all rules`, go, warmUp: BY_HAND }, runners }
}

/**
 * The same game on boards of 8 to 4,096 spaces, each compared with the smallest: playing a ply, whose cost depends on what
 * can move, and reading, checking and compiling the game, whose cost depends on the number of spaces.
 */
function boardSizes(): readonly Group[] {
  return SHAPES.flatMap((shape) => {
    const [small, ...larger] = SIZES.map((size) => {
      const ir = sizedGame(shape, size)
      const program = generatedProgram(ir)
      const made = (): number => {
        generatedProgram(irOfText(sizedText(shape, size)))
        return 1
      }
      const name = `${shape} of ${size}`
      return { name, go: fusedPlayer(program) ?? stepwisePlayer(program), made, stateBytes: bytes(ir) }
    })
    if (small === undefined) throw new Error('there is a smallest board')
    const making = ({ name, made, stateBytes }: typeof small): Entry => ({
      name: `${name} made`,
      go: made,
      stateBytes,
      unit: 'programs',
    })
    return [
      {
        baseline: small,
        runners: larger.map(({ name, go, stateBytes }) => ({ name, go, stateBytes, unit: 'plies' })),
      },
      { baseline: making(small), runners: larger.slice(-1).map(making) },
    ]
  })
}

/** The time to check a ruleset, both repeatedly, as an editor does, and once, as a command does. */
function checks(): readonly Group[] {
  const once = (work: () => unknown) => (): number => {
    work()
    return 1
  }
  const state = { stateBytes: bytes(gameCalled('stratego-classic')), unit: 'checks' }
  const go = once(() => checkOnce())
  return [
    {
      baseline: { name: 'the same texts read as YAML', go: once(yamlReader()) },
      runners: [
        { name: 'classic checked', go, warmUp: 500, ...state },
        { name: 'classic checked, cold', go, apart: coldMilliseconds, ...state },
      ],
    },
  ]
}

export interface Edits {
  readonly name: string
  readonly milliseconds: readonly number[]
}

/** The time to find what is wrong after an edit, for `count` edits after as many to warm up. */
export function edits(count: number): readonly Edits[] {
  return [
    'hidden/stratego/classic',
    'battle/patrols/patrols',
    'tricks/hearts/hearts',
    'battle/toy-battle/toy-battle',
    'battle/pocket-battles/pocket-battles',
  ].flatMap((ruleset) => {
    const document = `rulesets/${ruleset}.yaml`
    const after = (where: 'anywhere' | 'in rules', list: typeof diagnostics) =>
      afterEdits(document, where, 2 * count, list).slice(count)
    const id = ruleset.split('/').at(-1) ?? ruleset
    return [
      { name: `${id} edited`, milliseconds: after('anywhere', diagnostics) },
      { name: `${id} edited, first answer`, milliseconds: after('anywhere', firstDiagnostics) },
      ...(id === 'classic'
        ? []
        : [{ name: `${id}, a rule edited`, milliseconds: after('in rules', diagnostics) }]),
    ]
  })
}

/** The time to make a program from IR, and to copy a state into a reused buffer. */
function otherGroups(): readonly Group[] {
  const ids = ['yardstick-barrage', 'yardstick-classic', 'breakthrough']
  return ids.map((id) => {
    const ir = gameCalled(id)
    const name = id.replace('yardstick-', '')
    const one = (make: () => unknown) => (): number => {
      make()
      return 1
    }
    const state = new Int32Array(ir.memory.size)
    const pool = Array.from({ length: 64 }, () => new Int32Array(ir.memory.size))
    const copies = (): number => {
      for (let i = 0; i < 4096; i++) pool[i & 63]?.set(state)
      return 4096
    }
    const stateBytes = bytes(ir)
    return {
      baseline: { name: `${name} reference made`, go: one(() => closuresProgram(ir)) },
      runners: [
        {
          name: `${name} compiled`,
          go: one(() => generatedProgram(ir).playouts),
          stateBytes,
          unit: 'programs',
        },
        { name: `${name} copied`, go: copies, stateBytes, unit: 'copies' },
      ],
    }
  })
}

/** Groups that are measured together, and for how many rounds of how many milliseconds. */
export interface MeasuredSet {
  readonly make: () => readonly Group[]
  readonly rounds: number
  readonly warmUp: number
  readonly milliseconds: number
}

const yardstick = (make: () => Group): MeasuredSet => ({
  make: () => [make()],
  rounds: 7,
  warmUp: 300,
  milliseconds: 100,
})
const other = (make: () => Group): MeasuredSet => ({
  make: () => [make()],
  rounds: 3,
  warmUp: 300,
  milliseconds: 60,
})
const short = (make: () => readonly Group[], warmUp: number): MeasuredSet => ({
  make,
  rounds: 3,
  warmUp,
  milliseconds: 40,
})

/** Everything that is measured, by the name of its set. Games that also have a handwritten engine come first. */
export const SETS: ReadonlyMap<string, MeasuredSet> = new Map([
  [
    'barrage',
    yardstick(() => ({
      baseline: engine('barrage by hand', 'barrage'),
      runners: entriesOf('barrage', gameCalled('yardstick-barrage'), true),
    })),
  ],
  [
    'classic',
    yardstick(() => ({
      baseline: engine('classic by hand', 'classic'),
      runners: entriesOf('classic', gameCalled('yardstick-classic'), true),
    })),
  ],
  [
    'breakthrough',
    yardstick(() => ({
      baseline: breakthrough(),
      runners: entriesOf('breakthrough', gameCalled('breakthrough'), true),
    })),
  ],
  ['patrols', yardstick(patrols)],
  ['toy-battle', yardstick(toyBattle)],
  ['melees', yardstick(melees)],
  ...HISTORY.map((game) => [`${game.name} as shipped`, other(() => shipped(game))] as const),
  ['draughts', other(() => small('draughts'))],
  ['chess', other(() => byHand('chess', makeChess()))],
  ['connect-four', other(() => byHand('connect-four', makeConnectFour()))],
  ['tic-tac-toe', other(() => byHand('tic-tac-toe', makeTicTacToe()))],
  ['hearts', other(() => byHand('hearts', makeHearts()))],
  ['chains', other(() => byHand('yardstick-chains', makeChains()))],
  ['boards', short(boardSizes, 120)],
  ['making', short(otherGroups, 60)],
  ['checks', short(checks, 60)],
])
