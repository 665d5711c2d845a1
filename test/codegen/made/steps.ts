import type { Chance } from './chance.ts'
import type { Expressions } from './expressions.ts'
import type { Kind, Place, World } from './words.ts'

/** A step as YAML: a text, or heads with the steps below them. */
export type Step = string | readonly (readonly [string, readonly Step[]])[]

/** A stage that steps may run, and its parameters. */
export interface StageHead {
  readonly name: string
  readonly params: readonly Kind[]
  /** Whether it asks a player for a decision. */
  readonly asks: boolean
}

/** What steps may do at a given place in the ruleset. */
export interface Doing extends Place {
  /** Stages that may be run from here. */
  readonly stages: readonly StageHead[]
  /** Phases that may be asked for; none where no player may be asked. */
  readonly phases: readonly string[]
  /** The enclosing stages, which may be ended. */
  readonly around: readonly string[]
  /** The name of a choice of several things, from which some may be taken out. */
  readonly targets: string | undefined
}

/** Writes random steps. */
export class Steps {
  private readonly of: Expressions
  private readonly chance: Chance
  private readonly world: World

  constructor(expressions: Expressions) {
    this.of = expressions
    this.chance = expressions.chance
    this.world = expressions.world
  }

  list(count: number, depth: number, doing: Doing): readonly Step[] {
    const steps: Step[] = []
    let now = doing
    for (let i = 0; i < count; i++) {
      if (this.chance.once(9)) {
        const name = this.chance.fresh('n')
        steps.push([['let', [`${name}: ${this.of.number(1, now)}`]]])
        now = { ...now, variables: [...now.variables, { name, kind: 'number' }] }
        continue
      }
      if (this.chance.once(9)) {
        steps.push(...this.localSet(now))
        continue
      }
      if (this.chance.once(8)) {
        const name = this.chance.fresh('g')
        const laid = this.lay(now, name)
        steps.push(laid)
        continue
      }
      steps.push(this.one(depth, now))
    }
    return steps
  }

  /** A named set, a change to it, and a use of what it then holds. */
  private localSet(doing: Doing): readonly Step[] {
    const { chance, of } = this
    const name = chance.fresh('n')
    const some = (): string =>
      chance.way(
        () => `all ${of.cards(1, doing)}`,
        () => `first ${of.cards(1, doing)}`,
        () => `${name}`,
      )
    return [
      [['let', [`${name}: all ${of.cards(1, doing, 'card')}`]]],
      chance.oneOf(
        `add (${some()}) to ${name}`,
        `take (${some()}) out of ${name}`,
        `set ${name} to (${some()}) + (${some()})`,
        `set ${name} to ${name} - (${some()})`,
      ),
      `add number of ${name} to quiet`,
    ]
  }

  private one(depth: number, doing: Doing): Step {
    const { chance } = this
    if (depth > 0 && chance.once(2)) return this.head(depth, doing)
    const { of } = this
    const ways: (() => Step)[] = [
      () => this.store(doing),
      () => this.store(doing),
      () => this.move(doing),
      () => this.move(doing),
      () =>
        `deal up to ${of.number(0, doing)} from ${chance.oneOf('deck', 'heap')} to hand of ${of.player(doing)}`,
      () => this.pick(doing),
      () =>
        chance.oneOf(
          `roll smaller(${of.number(1, doing)}, 31) dice to thrown`,
          'roll one die to level',
          `add ${1 + chance.below(6)} to thrown`,
          `take ${1 + chance.below(6)} out of thrown`,
        ),
      () => chance.oneOf('shuffle deck', 'shuffle heap', 'say Hear', 'say Now'),
      () =>
        chance.oneOf(
          'swap deck with heap',
          'swap top of deck with top of heap',
          `swap hand of ${of.player(doing)} with hand of ${of.player(doing)}`,
          `swap first card in hand of ${of.player(doing)} with top of heap`,
          `swap ${of.player(doing)} with ${of.player(doing)}`,
        ),
      () => `show (first card in deck) to ${of.player(doing)}`,
    ]
    const stage = chance.of(doing.stages)
    if (stage !== undefined) ways.push(() => this.run(stage, doing) ?? this.store(doing))
    if (doing.phases.length > 0)
      ways.push(
        () => this.ask(doing),
        () => this.ask(doing),
      )
    const around = chance.of(doing.around)
    if (around !== undefined && chance.once(3)) ways.push(() => `end ${around}`)
    if (doing.targets !== undefined)
      ways.push(
        () => `take saved out of ${doing.targets}`,
        () => `take saved out of ${doing.targets}`,
      )
    if (this.world.board) ways.push(() => this.soldierStep(doing))
    return (chance.of(ways) ?? (() => 'nothing'))()
  }

  private run(stage: StageHead, doing: Doing): string | undefined {
    const args = stage.params.map((kind) => this.of.argument(kind, 1, doing))
    if (args.some((arg) => arg === undefined)) return undefined
    const call = stage.params.length === 0 ? stage.name : `${stage.name}(${args.join(', ')})`
    return this.chance.once(3) ? `${call} for ${this.of.player(doing)}` : call
  }

  private ask(doing: Doing): Step {
    const { chance } = this
    const who = chance.once(3) ? this.of.player(doing) : doing.you ? 'you' : this.of.player(doing)
    const phases = [...doing.phases].slice(0, 1 + chance.below(2))
    const offers = chance.once(2) ? (phases[0] ?? '') : phases.join(' or ')
    if (chance.once(3)) return `${who} may ${offers}${chance.oneOf('', ' repeatedly')}`
    const otherwise = chance.way(
      () => 'nothing',
      () => 'add 1 to quiet',
      () => 'move (all cards in heap) to deck',
    )
    return `${who} must ${offers}${chance.oneOf('', '', ' repeatedly')} or else ${otherwise}`
  }

  private store(doing: Doing): string {
    const { chance, of } = this
    const value = (): string => of.number(2, doing)
    const number = chance.oneOf('quiet', `${of.player(doing)}.score`, 'quiet')
    const crew = doing.variables.find((v) => v.kind === 'crew')?.name
    return chance.way(
      () => `set ${number} to ${value()}`,
      () => `add ${value()} to ${number}`,
      () => `subtract ${value()} from ${number}`,
      () => `set level to smaller(9, larger(0, ${value()}))`,
      () => `set ${of.player(doing)}.luck to ${value()}`,
      () => `set ${of.player(doing)}.opened to ${of.truth(1, doing)}`,
      () => `set starter to ${of.player(doing)}`,
      () => `set mood to ${chance.of(this.world.colours) ?? 'red'}`,
      () => (crew === undefined ? 'add 1 to quiet' : `set ${crew}.worth to ${value()}`),
      () => (crew === undefined ? 'add 1 to quiet' : `set ${crew}.ready to ${of.truth(1, doing)}`),
    )
  }

  private move(doing: Doing): string {
    const { chance, of } = this
    const card = doing.variables.find((v) => v.kind === 'card')?.name
    const crew = doing.variables.find((v) => v.kind === 'crew')?.name
    const what = chance.way(
      () => `(all ${of.cards(1, doing)})`,
      () => `(first ${of.cards(1, doing)})`,
      () => '(top of deck)',
      () => '(all but top of heap)',
      () => card ?? '(top of heap)',
    )
    return chance.way(
      () => `move ${what} ${chance.oneOf('onto', 'under', 'to')} ${chance.oneOf('heap', 'deck')}`,
      () => `move ${what} to hand of ${of.player(doing)}`,
      () => `move ${what} to ${crew ?? 'deck'}`,
      () =>
        `move (all cards in (all hands)) to hand of ${chance.oneOf('next(it.owner)', `(if it.owner is ${of.player(doing)} then ${of.player(doing)} else it.owner)`)}`,
      () => `move ${crew ?? `(first ${of.crews(1, doing)})`} to table of ${of.player(doing)}`,
      () => `move (all ${of.crews(1, doing)}) to table of ${of.player(doing)}`,
    )
  }

  private pick(doing: Doing): string {
    const { chance, of } = this
    return chance.way(
      () => `set chosen to random ${of.cards(1, doing, 'card')}`,
      () => 'set starter to random player',
      () =>
        `move random ${chance.oneOf('card in deck', 'card in heap')} to ${chance.oneOf('heap', `hand of ${of.player(doing)}`)}`,
    )
  }

  private lay(doing: Doing, name: string): Step {
    const { chance, of } = this
    const source = chance.oneOf('heap', 'deck', `hand of ${of.player(doing)}`)
    const what = chance.oneOf(`all cards in ${source}`, `first card in ${source}`)
    const named = chance.once(2)
    const inner: Doing = { ...doing, variables: [...doing.variables, { name, kind: 'crew' }] }
    const laid = `lay (${what}) as a new crew on table of ${of.player(doing)}`
    return [
      [
        `if number of cards in ${source} > ${chance.below(2)}`,
        named ? [`${laid} called ${name}`, ...this.list(1, 0, inner)] : [laid],
      ],
    ]
  }

  private soldierStep(doing: Doing): string {
    const { of, chance } = this
    return chance.way(
      () => `move (first ${of.soldiers(1, doing)}) to lost of ${of.player(doing)}`,
      () => `move (random ${of.soldiers(1, doing)}) to lost of ${of.player(doing)}`,
      () =>
        `move (all ${of.soldiers(1, doing)}) to step(it.space, ${chance.oneOf('up', 'left', 'forward of it')})`,
    )
  }

  private head(depth: number, doing: Doing): Step {
    const { chance, of } = this
    const less = depth - 1
    const body = (more: Partial<Doing> = {}, count = 1 + chance.below(2)): readonly Step[] =>
      this.list(count, less, { ...doing, ...more })
    const bound = (kind: Kind): { readonly name: string; readonly steps: () => readonly Step[] } => {
      const name = chance.fresh(kind.slice(0, 1))
      return { name, steps: () => body({ variables: [...doing.variables, { name, kind }] }) }
    }
    const heads: (() => Step)[] = [
      () => [[`if ${of.truth(2, doing)}`, body()]],
      () => [
        [`if ${of.truth(2, doing)}`, body()],
        ['else', body()],
      ],
      () => [
        [`if ${of.truth(1, doing)}`, body()],
        [`else if ${of.truth(1, doing)}`, body()],
        ['else', body()],
      ],
      () => {
        const { name, steps } = bound('player')
        return [[`for each player called ${name}${chance.oneOf('', ' clockwise from starter')}`, steps()]]
      },
      () => {
        const { name, steps } = bound('card')
        const where = chance.once(2) ? '' : ` where ${of.truth(1, { ...doing, it: 'card' })}`
        return [[`for each card called ${name} in ${of.source(doing)}${where}`, steps()]]
      },
      () => {
        const { name, steps } = bound('crew')
        return [[`for each crew called ${name} on table of ${of.player(doing)}`, steps()]]
      },
      () => [[`repeat ${1 + chance.below(3)} times`, body()]],
      () => [[`while ${of.truth(1, doing)}, at most ${1 + chance.below(3)}`, body()]],
      () => [[`repeat until ${of.truth(1, doing)}, at most ${1 + chance.below(4)}`, body()]],
      () => [['together', body()]],
      () => [[`only to ${of.player(doing)}`, [chance.oneOf('say Hear', 'say Now')]]],
      () => [['case mood', this.world.colours.map((colour) => [[colour, body({}, 1)]] as const)]],
    ]
    return (chance.of(heads) ?? (() => 'nothing'))()
  }
}

/** Steps as lines of YAML. */
export function linesOf(steps: readonly Step[], indent: number): readonly string[] {
  const space = ' '.repeat(indent)
  return steps.flatMap((step) => {
    if (typeof step === 'string') return [`${space}- ${step}`]
    return step.flatMap(([head, body], i) => {
      const start = `${space}${i === 0 ? '- ' : '  '}${head}:`
      if (head === 'let') return [start, ...body.map((line) => `${space}    ${String(line)}`)]
      if (head.startsWith('case ')) {
        const cases = body.flatMap((line) => (typeof line === 'string' ? [] : line))
        return [
          start,
          ...cases.flatMap(([value, inner]) => [`${space}    ${value}:`, ...linesOf(inner, indent + 6)]),
        ]
      }
      return [start, ...linesOf(body, indent + 4)]
    })
  })
}
