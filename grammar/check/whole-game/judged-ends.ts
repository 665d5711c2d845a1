import { cell, compare, constant } from '../../ir/build.ts'
import type { AskIR, ExprIR, GameIR, StageIR, StepIR } from '../../ir/ir.ts'
import { H, LARGEST_WORD, NONE } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { isEffect } from '../../ir/nodes.ts'
import { walkSteps } from '../../ir/walk.ts'
import { rulesOfStage } from '../../ir/rules.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import type { Notes } from '../elaboration/services/notes.ts'
import { somethingFollows } from '../steps/settling.ts'

/*
 * Decides where ends are tested. Until here every `settle` lists the ends that the steps before it may have made true.
 * An end that is tested `at once` stays there. All others are tested after an outermost action, before each question
 * outside of actions, and after an iteration of a loop; but only those that something may have made true since the last
 * test.
 *
 * If nobody can decide, and the game ends with that, this may take precedence over an end that holds. Such an end is
 * recorded, and the game ends with it as soon as anything else happens.
 */

/** Facts at a point of the rules, on every path to it. */
interface Known {
  /** Ends that may hold and have not been tested. */
  readonly untested: ReadonlySet<number>
  /** True if an end may have been recorded. */
  readonly noted: boolean
}

const NOTHING_NEW: Known = { untested: new Set(), noted: false }

/** The position of steps: outside of actions, within one, or both, because a stage can be run from anywhere. */
interface Within {
  readonly outside: boolean
  readonly inside: boolean
}

const NO_ACTION = compare('eq', cell(H.depth), constant(0))
const OUTERMOST = compare('eq', cell(H.depth), constant(1))
const IN_ACTION = compare('ne', cell(H.depth), constant(0))

interface Tested {
  readonly steps: readonly StepIR[]
  readonly after: Known
}

const nothing = <K extends Known | undefined>(
  after: K,
): { readonly steps: readonly StepIR[]; readonly after: K } => ({
  steps: [],
  after,
})

interface Done {
  readonly steps: readonly StepIR[]
  /** Undefined if nothing comes after them. */
  readonly after: Known | undefined
}

/** Words for a recorded end: its number, its winner, its points. Only where somebody may be unable to decide. */
export function noteEnds(
  el: Pick<Elaboration, 'local' | 'memory' | 'notes'>,
  stages: readonly StageIR[],
  play: readonly StepIR[],
): void {
  if (el.notes.all('endWatchers').every(({ beforeStuck, atOnce }) => beforeStuck === true || atOnce === true))
    return
  let isStuck = false
  walkSteps([play, stages.map(rulesOfStage)], (step) => {
    if (step.step === 'ask' && stuck({ stages }, step) !== undefined) isStuck = true
  })
  if (!isStuck) return
  for (const name of ['the end that holds', 'who wins by it', 'how much'])
    el.notes.add(
      'endWords',
      el.memory.once(name, () => el.local(name, 'number')),
    )
}

export function judgeEnds({ notes }: Pick<Elaboration, 'notes'>, ir: GameIR): GameIR {
  if (ir.ends.length === 0) return ir
  return new Judging(notes, ir).judged()
}

/** If nobody can answer and the game then ends: whether another question is asked before. */
function stuck(ir: Pick<GameIR, 'stages'>, ask: AskIR): { readonly asksAgain: boolean } | undefined {
  if (!ask.must || !ask.hasOrElse) return undefined
  const found = { asksAgain: false }
  return leadsToEnd(ir, ask.orElse, found, { changes: false }) ? found : undefined
}

/** A question on the way must come before any change, because the recorded end is the result if it can be answered. */
function leadsToEnd(
  ir: Pick<GameIR, 'stages'>,
  steps: readonly StepIR[],
  found: { asksAgain: boolean },
  so: { changes: boolean },
): boolean {
  for (const step of steps) {
    if (isEffect(step)) {
      if (does(step, 'ends')) return true
      so.changes = true
      continue
    }
    switch (step.step) {
      case 'settle':
        continue
      case 'if': {
        const [one, other] = [{ ...so }, { ...so }]
        const ends = leadsToEnd(ir, step.then, found, one)
        const endsElse = leadsToEnd(ir, step.else, found, other)
        if (ends && endsElse) return true
        so.changes = one.changes || other.changes || found.asksAgain
        continue
      }
      case 'run': {
        const stage = ir.stages[step.stage]
        if (stage !== undefined && leadsToEnd(ir, stage.body, found, so)) return true
        continue
      }
      case 'ask': {
        if (so.changes || !step.must || !step.hasOrElse) return false
        found.asksAgain = true
        return leadsToEnd(ir, step.orElse, found, so)
      }
      case 'for each':
      case 'loop':
      case 'turns':
      case 'leave':
      case 'arrange':
        return false
    }
  }
  return false
}

class Judging {
  private readonly notes: Notes
  private readonly ir: GameIR
  private readonly actionsOver: ReadonlySet<StepIR>
  private readonly all: ReadonlySet<number>
  /** Facts at the beginnings of stages and actions, at their ends, and at exits of stages. */
  private readonly begins = new Map<string, Known>()
  private readonly ends = new Map<string, Known>()
  private readonly outside = new Set<number>()
  private readonly inside = new Set<number>()
  private readonly offeredOutside = new Set<number>()
  private readonly offeredInside = new Set<number>()
  /** Actions that are offered `repeatedly`, outside of actions. */
  private readonly often = new Set<number>()
  private readonly leftBy = new Map<number, ReadonlySet<number>>()
  private readonly noted: readonly number[]
  private hasChanged = false

  constructor(notes: Notes, ir: GameIR) {
    this.notes = notes
    this.ir = ir
    this.actionsOver = new Set(notes.all('actionsOver'))
    this.noted = notes.all('endWords')
    this.all = new Set(ir.ends.keys())
    this.reach(ir.play, false)
    ir.actions.forEach(({ body }) => this.reach(body, true))
    ir.whenever.forEach(({ body }, rule) => this.leftBy.set(rule, this.leaving(body)))
  }

  judged(): GameIR {
    const { ir } = this
    let changed = this.pass()
    while (this.hasChanged) changed = this.pass()
    return { ...ir, ...changed }
  }

  private isAtOnce(end: number): boolean {
    return this.notes.all('endWatchers')[end]?.atOnce === true
  }

  private isBeforeStuck(end: number): boolean {
    return this.notes.all('endWatchers')[end]?.beforeStuck === true
  }

  private pass(): Pick<GameIR, 'stages' | 'actions' | 'play'> {
    const { ir } = this
    this.hasChanged = false
    const course = this.steps(ir.play, NOTHING_NEW, { outside: true, inside: false })
    const play =
      course.after === undefined
        ? course.steps
        : [
            ...course.steps,
            ...this.test(course.after).steps,
            ...this.conclusion(this.test(course.after).after),
          ]
    const actions = ir.actions.map((action, index) => {
      const isOuter = this.offeredOutside.has(index)
      const isInner = this.offeredInside.has(index)
      const within = { outside: false, inside: true }
      const done = this.steps(action.body, this.begin(`action ${index}`), within)
      const isTested = isOuter && (!somethingFollows(this.notes) || this.often.has(index))
      if (done.after === undefined || !isTested) {
        if (done.after !== undefined) this.flow(this.ends, `action ${index}`, done.after)
        return { ...action, body: done.steps }
      }
      const tested = this.test(done.after, isInner ? OUTERMOST : undefined)
      this.flow(this.ends, `action ${index}`, tested.after)
      return { ...action, body: [...done.steps, ...tested.steps] }
    })
    const stages = ir.stages.map((stage, index) => {
      const outside = this.outside.has(index)
      const inside = this.inside.has(index)
      const within = { outside, inside }
      const body = this.steps(stage.body, this.begin(`stage ${index}`), within)
      if (body.after !== undefined) this.flow(this.begins, `leave ${index}`, body.after)
      const leave = this.steps(stage.leave, this.begin(`leave ${index}`), within)
      if (leave.after !== undefined) this.flow(this.ends, `stage ${index}`, leave.after)
      return { ...stage, body: body.steps, leave: leave.steps }
    })
    return { play, actions, stages }
  }

  private steps(list: readonly StepIR[], before: Known, within: Within): Done {
    let after: Known | undefined = before
    const steps: StepIR[] = []
    for (const step of list) {
      const done: Done = this.step(step, after ?? NOTHING_NEW, within)
      steps.push(...done.steps)
      after = after === undefined ? undefined : done.after
    }
    return { steps, after }
  }

  private step(step: StepIR, before: Known, within: Within): Done {
    if (isEffect(step)) {
      if (beginsSecret(step)) return this.beforeAsking(step, before, within)
      if (isBookkeeping(step)) return { steps: [step], after: before }
      const steps = [...this.conclusion(before), step]
      return { steps, after: does(step, 'ends') ? undefined : { ...before, noted: false } }
    }
    switch (step.step) {
      case 'settle':
        return this.settled(step, before, within)
      case 'if': {
        const [then, otherwise] = [
          this.steps(step.then, before, within),
          this.steps(step.else, before, within),
        ]
        return {
          steps: [{ ...step, then: then.steps, else: otherwise.steps }],
          after: joined(then.after, otherwise.after),
        }
      }
      case 'for each': {
        const { body, after } = this.again(step.body, before, within, false)
        return { steps: [{ ...step, body }], after }
      }
      case 'loop':
      case 'turns': {
        const { body, after } = this.again(step.body, before, within, within.outside)
        return { steps: [{ ...step, body }], after }
      }
      case 'run':
        this.flow(this.begins, `stage ${step.stage}`, before)
        return { steps: [step], after: this.ends.get(`stage ${step.stage}`) }
      case 'leave':
        return this.left(step, before, within)
      case 'ask':
        return this.asked(step, before, within)
      case 'arrange':
        return this.beforeAsking(step, before, within)
    }
  }

  private beforeAsking(step: StepIR, before: Known, within: Within): Done {
    const tested = this.testOutside(before, within)
    const steps = [...tested.steps, ...this.conclusion(tested.after), step]
    return { steps, after: { ...tested.after, noted: false } }
  }

  /** Ends that earlier steps may have made true are tested later; only urgent ones are tested here. */
  private settled(step: Extract<StepIR, { step: 'settle' }>, before: Known, within: Within): Done {
    const untested = new Set([...before.untested, ...step.ends.filter((end) => !this.isAtOnce(end))])
    const after = { ...before, untested }
    for (const rule of step.whenever)
      for (const stage of this.leftBy.get(rule) ?? [])
        this.flow(this.begins, `leave ${stage}`, { untested: this.all, noted: before.noted })
    const ends = step.ends.filter((end) => this.isAtOnce(end))
    const now = step.whenever.length + ends.length === 0 ? [] : [{ ...step, ends }]
    if (!this.actionsOver.has(step)) return { steps: now, after }
    const tested = this.testOutside(after, within)
    return { steps: [...now, ...tested.steps], after: tested.after }
  }

  /** A loop begins with the facts before it, or with those after an iteration. */
  private again(
    list: readonly StepIR[],
    before: Known,
    within: Within,
    isInTime: boolean,
  ): { readonly body: readonly StepIR[]; readonly after: Known } {
    let begin = before
    for (;;) {
      const done = this.steps(list, begin, within)
      const tested =
        done.after === undefined || !isInTime ? nothing(done.after) : this.testOutside(done.after, within)
      const again = joined(begin, tested.after) ?? begin
      if (isSame(again, begin)) return { body: [...done.steps, ...tested.steps], after: again }
      begin = again
    }
  }

  /** Leaving a stage from within an action ends the action, too, unless the action itself runs the stage. */
  private left(step: Extract<StepIR, { step: 'leave' }>, before: Known, within: Within): Done {
    const isOver = within.inside && !this.inside.has(step.stage)
    const tested = isOver ? this.test(before, within.outside ? IN_ACTION : undefined) : nothing(before)
    this.flow(this.begins, `leave ${step.stage}`, tested.after)
    return { steps: [...tested.steps, step], after: undefined }
  }

  private asked(ask: AskIR, before: Known, within: Within): Done {
    const tested = this.testOutside(before, within)
    const known = tested.after
    const whenStuck = known.noted ? stuck(this.ir, ask) : undefined
    const concluded = whenStuck === undefined ? this.conclusion(known) : []
    const asked: Known = { untested: known.untested, noted: false }
    const otherwise = this.steps(ask.orElse, { ...known, noted: whenStuck?.asksAgain === true }, within)
    let after: Known | undefined = otherwise.after
    if (!ask.must || ask.possible !== undefined) after = joined(after, asked)
    for (const { action } of ask.offers) {
      this.flow(this.begins, `action ${action}`, within.inside ? asked : NOTHING_NEW)
      after = joined(after, this.ends.get(`action ${action}`))
    }
    const forgotten = whenStuck === undefined || whenStuck.asksAgain ? [] : this.forgotten()
    const now: AskIR = {
      ...ask,
      orElse: [...forgotten, ...otherwise.steps],
      ...(whenStuck === undefined ? {} : { noted: this.noted[0] ?? NONE, conclude: this.results() }),
    }
    return { steps: [...tested.steps, ...concluded, now], after }
  }

  private testOutside(known: Known, { outside, inside }: Within): Tested {
    return outside ? this.test(known, inside ? NO_ACTION : undefined) : nothing(known)
  }

  /** Tests what may hold, under a condition where the steps may also run elsewhere. */
  private test({ untested, noted }: Known, condition?: ExprIR): Tested {
    if (untested.size === 0) return nothing({ untested, noted })
    const ends = [...untested].toSorted((a, b) => a - b)
    const isLate = (end: number): boolean => this.noted.length > 0 && !this.isBeforeStuck(end)
    const [early, late] = [ends.filter((end) => !isLate(end)), ends.filter(isLate)]
    const steps: StepIR[] = [
      ...(early.length === 0 ? [] : [settle(early)]),
      ...(late.length === 0 ? [] : [{ ...settle(late), noted: this.noted }]),
    ]
    const isNoted = noted || late.length > 0
    const [at] = this.noted
    // The end that held first is the one that counts.
    const first = noted && at !== undefined ? only(compare('eq', cell(at), constant(NONE)), steps) : steps
    if (condition === undefined)
      return { steps: first, after: { untested: new Set<number>(), noted: isNoted } }
    return { steps: only(condition, first), after: { untested, noted: isNoted } }
  }

  /** Something else happens than that nobody can decide, so the recorded end is the result. */
  private conclusion({ noted }: Known): readonly StepIR[] {
    const [at] = this.noted
    if (!noted || at === undefined) return []
    return only(compare('ne', cell(at), constant(NONE)), this.results())
  }

  private results(): readonly StepIR[] {
    const [at = NONE, winner = NONE, points = NONE] = this.noted
    return this.ir.ends.flatMap((end, index): readonly StepIR[] => {
      if (this.isAtOnce(index) || this.isBeforeStuck(index)) return []
      const win: StepIR = {
        step: 'win',
        winner: cell(winner),
        ...(end.points === undefined ? {} : { points: cell(points) }),
        reason: end.reason,
        origin: end.origin,
      }
      return only(compare('eq', cell(at), constant(index)), [win])
    })
  }

  private forgotten(): readonly StepIR[] {
    return this.noted.map((base): StepIR => ({
      step: 'store',
      base,
      index: constant(0),
      value: constant(NONE),
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      origin: -1,
    }))
  }

  private begin(what: string): Known {
    return this.begins.get(what) ?? NOTHING_NEW
  }

  private flow(into: Map<string, Known>, what: string, from: Known): void {
    const before = into.get(what)
    const now = joined(before, from) ?? from
    if (before !== undefined && isSame(before, now)) return
    into.set(what, now)
    this.hasChanged = true
  }

  /** Finds out which stages run, and which actions are offered, outside and within actions. */
  private reach(rules: readonly StepIR[], isInside: boolean): void {
    const stages = isInside ? this.inside : this.outside
    const actions = isInside ? this.offeredInside : this.offeredOutside
    walkSteps(rules, (step) => {
      if (step.step === 'ask')
        for (const { action } of step.offers) {
          actions.add(action)
          if (!isInside && step.repeatedly) this.often.add(action)
        }
      if (step.step !== 'run' || stages.has(step.stage)) return
      stages.add(step.stage)
      const stage = this.ir.stages[step.stage]
      if (stage !== undefined) this.reach([...stage.body, ...stage.leave], isInside)
    })
  }

  private leaving(rules: readonly StepIR[], seen = new Set<number>()): ReadonlySet<number> {
    const found = new Set<number>()
    walkSteps(rules, (step) => {
      if (step.step === 'leave') found.add(step.stage)
      if (step.step !== 'run' || seen.has(step.stage)) return
      seen.add(step.stage)
      const { body = [], leave = [] } = this.ir.stages[step.stage] ?? {}
      for (const stage of this.leaving([...body, ...leave], seen)) found.add(stage)
    })
    return found
  }
}

/** From here on players decide in secret, and no end is tested until all have. */
function beginsSecret(step: StepIR): boolean {
  if (step.step === 'screen') return step.up
  return (
    step.step === 'store' && step.base === H.screen && !(step.value.op === 'const' && step.value.value === 0)
  )
}

/** A position is recorded, or a value set to something fixed, when a turn begins: nothing has happened by that. */
function isBookkeeping(step: StepIR): boolean {
  return step.step === 'take position' || (step.step === 'store' && step.value.op === 'const')
}

function settle(ends: readonly number[]): Extract<StepIR, { step: 'settle' }> {
  return { step: 'settle', whenever: [], ends }
}

function only(condition: ExprIR, then: readonly StepIR[]): readonly StepIR[] {
  return [{ step: 'if', condition, then, else: [], origin: -1 }]
}

function joined(one: Known | undefined, other: Known | undefined): Known | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (isSame(one, other)) return one
  return { untested: new Set([...one.untested, ...other.untested]), noted: one.noted || other.noted }
}

function isSame(one: Known, other: Known): boolean {
  return (
    one.noted === other.noted &&
    one.untested.size === other.untested.size &&
    [...one.untested].every((end) => other.untested.has(end))
  )
}
