import { does } from '../../ir/node-facts.ts'
import { movedBy } from '../../ir/moved-things.ts'
import { offersOf, stagesRun } from '../../ir/callees.ts'
import type { ExprIR, GameIR, SetIR, StepIR } from '../../ir/ir.ts'
import { matchStep } from '../../ir/match.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { rulesOfMoves } from '../../ir/rules.ts'
import { walk } from '../../ir/walk.ts'
import { DECIDER, PUBLIC } from '../../types/types.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { baseOf } from '../elaboration/services/annotations.ts'

/*
 * Tracked values of a piece are public until it is mixed with others. From then on nobody knows which piece has which,
 * but rules still do, and their effects would reveal it. The same applies to a piece that a value names, and to sets of
 * pieces.
 */

/** Something that is tracked of the pieces of a class, or of groups; a set of pieces, or a name for one. */
interface Mark {
  readonly name: string
  readonly is: 'mark' | 'set' | 'name'
  /** Undefined: of groups. */
  readonly of: string | undefined
  readonly start: number
  /** It is a single value of the game. */
  readonly single?: boolean
}

/** Marks that may differ, by the address from which their words are counted. */
type Differing = Set<number>

/** Warns where rules go by what may have been mixed, on pieces that not everybody knows. */
export function checkMixedMarks(
  el: Pick<Elaboration, 'annotations' | 'tracked' | 'findings'>,
  ir: GameIR,
): void {
  const marks = new Map([...marksOf(ir), ...namesIn(el)])
  if (![...marks.keys()].some((base) => el.annotations.isMarked(base))) return
  const mixed = new Mixing(ir, marks).mixed()
  if (mixed.size === 0) return
  const met = new Set<NodeIR>()
  const look = (rules: RulesIR, known: number): void => {
    walk(rules, (node) => {
      if (!('op' in node) || !mixed.has(baseOf(node)) || met.has(node)) return
      const hidden = el.annotations.get('mark', node)
      const mark = marks.get(baseOf(node))
      if (hidden === undefined || mark === undefined || hidden.face <= known) return
      met.add(node)
      const { message, help } = wordsOf(mark)
      el.findings.report('ST4148', hidden.at, message, { label: 'nobody sees this any more', help })
    })
  }
  for (const action of ir.actions) {
    look(rulesOfMoves(action), DECIDER)
    look(action.body, PUBLIC)
  }
  for (const { body } of ir.terms) look(body, DECIDER)
  look([ir.play, ...ir.stages.map(({ body, leave }) => [...body, ...leave])], PUBLIC)
  for (const { over, when, body } of ir.whenever) look([over, when, body], PUBLIC)
}

const OPENLY = 'or write `openly` before the condition if it is meant to tell.'

function wordsOf({ name, is, of = 'group' }: Mark): { readonly message: string; readonly help: string } {
  const [on, off] =
    is === 'mark'
      ? [' on some of them', ` (\`for each ...: set ${of}.${name} to ...\`)`]
      : [' for some of them', '']
  return {
    message: `When this is read, each ${of} may have been mixed with others, with \`${name}\`${on}: what goes by it tells which has it.`,
    help: `Take it off before they are mixed${off}, ${OPENLY}`,
  }
}

/** Tracked values that name a piece, and tracked sets of pieces. */
function namesIn(el: Pick<Elaboration, 'tracked'>): ReadonlyMap<number, Mark> {
  const names = new Map<number, Mark>()
  for (const [name, values] of el.tracked)
    for (const { of: whose, type, members, cell, first, start, secret } of values)
      if (type.kind === 'piece' && secret !== true)
        names.set(members === undefined ? cell.base : cell.base - first, {
          name,
          is: members === undefined ? 'name' : 'set',
          of: type.class,
          start: members === undefined ? start : 0,
          single: members === undefined && whose === 'game',
        })
  return names
}

function marksOf({ memory, groups }: GameIR): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>()
  for (const { per, of, type, secret, name, at, start } of memory.regions)
    if (per === 'piece' && of !== undefined && type !== undefined && secret === undefined)
      marks.set(at, { name, is: 'mark', of, start: start[0] ?? 0 })
  for (const { first, tracked } of groups)
    for (const { at, start } of tracked) {
      const region = memory.regions.find((each) => each.at === at)
      marks.set(at - first, { name: region?.name ?? '', is: 'mark', of: undefined, start })
    }
  return marks
}

const mixesNothing = (): void => {}

/** Follows the steps of a game in the order in which they can be done, and notes which marks are mixed. */
class Mixing {
  private readonly found = new Set<number>()
  /** Differences after a stage, an action or a rule, by the differences before it. */
  private readonly behind = new Map<string, readonly number[]>()
  private readonly ir: GameIR
  private readonly marks: ReadonlyMap<number, Mark>

  constructor(ir: GameIR, marks: ReadonlyMap<number, Mark>) {
    this.ir = ir
    this.marks = marks
  }

  mixed(): ReadonlySet<number> {
    this.follow(this.ir.play, new Set())
    return this.found
  }

  private follow(steps: readonly StepIR[], differing: Differing): void {
    for (const step of steps) this.step(step, differing)
  }

  private step(step: StepIR, differing: Differing): void {
    const oftenIn = ({ body }: { readonly body: readonly StepIR[] }): void => this.often(body, differing)
    matchStep(step, {
      store: (store) => {
        if (!this.marks.has(store.base)) return
        if (!this.takesOff(store)) differing.add(store.base)
        else if (this.marks.get(store.base)?.single === true) differing.delete(store.base)
      },
      moves: (moving) => {
        if (!does(moving, 'draws shuffle')) return
        for (const place of movedBy(moving).places)
          for (const base of differing) if (this.mayHold(place, base)) this.found.add(base)
      },
      screen: ({ up }) => {
        if (!up) for (const base of differing) this.found.add(base)
      },
      if: (branches) => {
        const otherwise = new Set(differing)
        this.follow(branches.then, differing)
        this.follow(branches.else, otherwise)
        for (const base of otherwise) differing.add(base)
      },
      'for each': (loop) => {
        oftenIn(loop)
        for (const base of this.takenOff(loop)) differing.delete(base)
      },
      loop: oftenIn,
      turns: oftenIn,
      'leads on': (leading) => {
        for (const index of stagesRun(leading)) {
          const { body = [], leave = [] } = this.ir.stages[index] ?? {}
          this.called(`stage ${index}`, [...body, ...leave], differing)
        }
        const before = new Set(differing)
        for (const { action } of offersOf(leading)) {
          const after = new Set(before)
          this.called(`action ${action}`, this.ir.actions[action]?.body ?? [], after)
          for (const base of after) differing.add(base)
        }
        if ('orElse' in leading) this.follow(leading.orElse, differing)
      },
      settle: ({ whenever }) => {
        for (const rule of whenever)
          this.called(`rule ${rule}`, this.ir.whenever[rule]?.body ?? [], differing)
      },
      sets: mixesNothing,
      shows: mixesNothing,
      ends: mixesNothing,
    })
  }

  /** Later steps of a loop may precede its first ones in the next iteration. */
  private often(body: readonly StepIR[], differing: Differing): void {
    this.follow(body, differing)
    this.follow(body, differing)
  }

  private called(what: string, body: readonly StepIR[], differing: Differing): void {
    const key = `${what}: ${[...differing].sort((a, b) => a - b).join()}`
    const cached = this.behind.get(key)
    if (cached === undefined) {
      // A recursive run sees the differences found before it began.
      this.behind.set(key, [...differing])
      this.follow(body, differing)
      this.behind.set(key, [...differing])
      return
    }
    differing.clear()
    for (const base of cached) differing.add(base)
  }

  private takesOff({ base, value }: Extract<StepIR, { step: 'store' }>): boolean {
    return value.op === 'const' && value.value === this.marks.get(base)?.start
  }

  /** The removal of a value from all pieces in a place. */
  private takenOff({ over, cell, body }: Extract<StepIR, { step: 'for each' }>): readonly number[] {
    if (!areAll(over)) return []
    return body.flatMap((step) =>
      step.step === 'store' && isCell(step.index, cell) && this.marks.has(step.base) && this.takesOff(step)
        ? [step.base]
        : [],
    )
  }

  private mayHold(container: ExprIR, base: number): boolean {
    const { containers, kinds } = this.ir
    // Places of players are consecutive and hold the same.
    const first = container.op === 'add' ? container.left : container
    const place = first.op === 'const' ? containers[first.value] : undefined
    const of = this.marks.get(base)?.of
    if (place === undefined) return true
    if (of === undefined) return place.groups !== undefined
    const isDeep = place.groups !== undefined
    return isDeep || (place.holds?.some((kind) => kinds[kind]?.class === of) ?? true)
  }
}

function areAll(set: SetIR): boolean {
  return set.set === 'members'
}

function isCell(e: ExprIR, at: number): boolean {
  return e.op === 'cell' && e.at === at
}
