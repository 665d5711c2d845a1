import { does } from '../../ir/node-facts.ts'
import { movedBy } from '../../ir/moved-things.ts'
import { offersOf, stagesRun } from '../../ir/callees.ts'
import { NONE, type ExprIR, type GameIR, type StepIR } from '../../ir/ir.ts'
import { matchStep } from '../../ir/match.ts'
import { isExpression, type NodeIR } from '../../ir/nodes.ts'
import { partsOf, walkSteps } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'

type Needs = Pick<Elaboration, 'annotations' | 'tracked' | 'findings'>

/*
 * Checks the steps that every game runs before its first decision, whatever chance decides. They may not deal from
 * hidden pieces that are still in the order of the box, because the deal would be the same in every game; and they may
 * not read a value that has no initial value and that nothing has set. Only certain steps are reported, not those that
 * a condition may skip.
 */

/** Something that is as it was at the start until a step changes it. */
type Untouched = Set<string>

/** Warns about opening steps that depend on something that no step has changed yet. */
export function checkBeginning(el: Needs, ir: GameIR): void {
  const values = new Map(
    [...el.tracked.values()]
      .flat()
      .flatMap((value): [number, TrackedValue][] => (isUnset(value) ? [[value.cell.base, value]] : [])),
  )
  const sorted = sortedPlaces(ir)
  if (values.size + sorted.length === 0) return
  const untouched = new Set([...[...values.keys()].map(valueKey), ...sorted.map(placeKey)])
  new Beginning(el, ir, values, untouched).follow(ir.play)
}

const valueKey = (base: number): string => `value ${base}`
const placeKey = (container: number): string => `place ${container}`

/** A value of the game that is never none, but has no start either. */
function isUnset({ of, members, start, cell: { orNone } }: TrackedValue): boolean {
  return of === 'game' && members === undefined && start === NONE && !orNone
}

/** Hidden places in which different pieces are in the order of the box. */
function sortedPlaces({ containers, pieces }: GameIR): readonly number[] {
  return containers.flatMap(({ seenBy, topSeenBy, supply }, container) => {
    if (seenBy !== 'nobody' || topSeenBy !== 'nobody' || supply === true) return []
    const kinds = new Set(pieces.flatMap((piece) => (piece.container === container ? [piece.kind] : [])))
    return kinds.size > 1 ? [container] : []
  })
}

/** The parts that are evaluated for all values. */
function surelyRead(e: ExprIR): readonly NodeIR[] {
  if (e.op === 'and' || e.op === 'or') return e.terms.slice(0, 1)
  return e.op === 'if' ? [e.condition] : partsOf(e)
}

class Beginning {
  private readonly el: Needs
  private readonly ir: GameIR
  private readonly values: ReadonlyMap<number, TrackedValue>
  private readonly untouched: Untouched
  /** Somebody decides, and what comes next depends on the answer. */
  private isOver = false
  /** Stages, values and other rules are gone through once: what they read or change is known then. Some run themselves. */
  private readonly followed = new Set<number | ExprIR>()
  private readonly touched = new Set<string>()

  constructor(el: Needs, ir: GameIR, values: ReadonlyMap<number, TrackedValue>, untouched: Untouched) {
    this.el = el
    this.ir = ir
    this.values = values
    this.untouched = untouched
  }

  follow(steps: readonly StepIR[]): void {
    for (const step of steps) {
      if (this.isOver || this.untouched.size === 0) return
      this.step(step)
    }
  }

  private step(step: StepIR): void {
    for (const part of partsOf(step)) if (isExpression(part)) this.read(part)
    const goesOn = ({ body }: { readonly body: readonly StepIR[] }): void => this.follow(body)
    const isOver = (): void => {
      this.isOver = true
    }
    matchStep(
      step,
      {
        deal: ({ from }) => {
          this.taken(step, from)
          this.touch([step])
        },
        move: ({ what }) => {
          if (what.set === 'one' && what.item.op === 'first' && what.item.set.set === 'members')
            this.taken(step, what.item.set.container)
          this.touch([step])
        },
        // It may not run even once, and the following steps depend on that.
        loop: (loop) => (loop.while === undefined ? goesOn(loop) : isOver()),
        'for each': goesOn,
        turns: goesOn,
        'leads on': (leading) => {
          for (const stage of stagesRun(leading)) {
            if (this.followed.has(stage)) continue
            this.followed.add(stage)
            this.follow(this.ir.stages[stage]?.body ?? [])
          }
          if (does(leading, 'asks') || does(leading, 'leaves')) isOver()
          else if (stagesRun(leading).length === 0) this.touch([leading])
        },
        ends: isOver,
      },
      () => this.touch([step]),
    )
  }

  private taken(step: StepIR, from: ExprIR): void {
    const places = this.placesOf(from)
    const areSorted = places.length > 0 && places.every((place) => this.untouched.delete(placeKey(place)))
    const at = this.el.annotations.get('faces', step)?.at
    if (!areSorted || at === undefined) return
    const name = this.ir.containers[places[0] ?? 0]?.place ?? ''
    this.el.findings.report('ST4149', at, `Nothing has shuffled the \`${name}\` by then.`, {
      label: 'the same in every game',
      why: 'The pieces still lie in the order of the box, and nobody can see that.',
      help: `Write \`shuffle ${name}\` before it, or take a random one: \`move random ... in ${name} to ...\`.`,
    })
  }

  private touchPlaces(container: ExprIR): void {
    for (const place of this.placesOf(container)) this.untouched.delete(placeKey(place))
  }

  /** The place, or all with its name if the game decides which of them it is. */
  private placesOf(container: ExprIR): readonly number[] {
    if (container.op === 'const') return [container.value]
    const first = container.op === 'add' ? container.left : container
    const name = first.op === 'const' ? this.ir.containers[first.value]?.place : undefined
    return this.ir.containers.flatMap(({ place }, index) => (place === name ? [index] : []))
  }

  /** Reports certain reads: not those after `and` and `or`, and none for members of a set, which may be empty. */
  private read(e: ExprIR): void {
    if (this.followed.has(e)) return
    this.followed.add(e)
    if (e.op === 'cell') this.loaded(e.at)
    for (const part of surelyRead(e)) if (isExpression(part)) this.read(part)
    if (e.op === 'call')
      for (const part of [this.ir.terms[e.term]?.body ?? []].flat()) if (isExpression(part)) this.read(part)
  }

  private loaded(base: number): void {
    const value = this.values.get(base)
    if (value === undefined || !this.untouched.delete(valueKey(base))) return
    this.el.findings.report(
      'ST4150',
      value.key.span,
      `\`${value.name}\` is read before anything has set it.`,
      {
        label: 'has no start',
        why: 'Every game comes to that before its first decision.',
        help: `Set it first, as in \`set ${value.name} to ...\`, give it a start (\`${value.name}: ... = ...\`), or say that it may be none: \`... or none\`.`,
      },
    )
  }

  /** Marks everything that these steps may change, including under conditions and in callees. */
  private touch(steps: readonly StepIR[]): void {
    const visitOnce = (what: string, body: readonly StepIR[]): void => {
      if (this.touched.has(what)) return
      this.touched.add(what)
      this.touch(body)
    }
    walkSteps(steps, (step) => {
      if (step.step === 'store') this.untouched.delete(valueKey(step.base))
      // Pieces added to a place may have been mixed before.
      for (const place of movedBy(step).places) this.touchPlaces(place)
      for (const stage of stagesRun(step)) {
        const { body = [], leave = [] } = this.ir.stages[stage] ?? {}
        visitOnce(`stage ${stage}`, [...body, ...leave])
      }
      for (const { action } of offersOf(step))
        visitOnce(`action ${action}`, this.ir.actions[action]?.body ?? [])
      if (step.step === 'settle')
        for (const rule of step.whenever) visitOnce(`rule ${rule}`, this.ir.whenever[rule]?.body ?? [])
    })
  }
}
