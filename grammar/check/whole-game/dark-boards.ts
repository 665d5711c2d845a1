import { stagesRun } from '../../ir/callees.ts'
import { NONE, type ActionIR, type AskIR, type ExprIR, type GameIR, type StepIR } from '../../ir/ir.ts'
import { matchStep } from '../../ir/match.ts'
import { factsOf } from '../../ir/node-facts.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { exchangedIn, rulesOfMoves, stepsOf } from '../../ir/rules.ts'
import { numbersIn, partsOf, walk, walkSteps } from '../../ir/walk.ts'
import { originSpan } from '../elaboration/origin-span.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

type Needs = Pick<Elaboration, 'annotations' | 'findings' | 'game' | 'texts'>

/*
 * On a dark board nobody sees more than the pieces that they know. What is legal goes by the table as the deciding
 * player sees it; everything else goes by the true one. So whatever steps, rules and ends read there has to be
 * announced by `openly`, and so has whatever a player has chosen there.
 */

/** Refuses rules that would show everybody something in the dark; asks where only the true table says who can answer. */
export function checkDarkBoards(el: Needs, ir: GameIR): GameIR {
  if (ir.dark === undefined) return ir
  const reads = new Reads(el, ir)
  const check = new Check(el, ir, reads)
  ir.actions.forEach((action, index) => {
    check.legality(rulesOfMoves(action), index)
    check.steps(action.body, action.origin)
    warnOfUnseenRoom(el, ir, action, reads)
  })
  for (const { body, leave, origin } of ir.stages) check.steps([...body, ...leave], origin)
  for (const { over, when, you, body, origin } of ir.whenever) {
    check.open([over, when, you], origin)
    check.steps(body, origin)
  }
  for (const { over, when, winner, points, origin } of ir.ends)
    check.open([over, when, winner, points], origin)
  check.steps(ir.play, -1)
  return exchangedIn(ir, { step: (step) => (step.step === 'ask' ? askedAnyway(reads, step) : step) })
}

function askedAnyway(reads: Reads, ask: AskIR): AskIR {
  if (ask.possible === undefined || !reads.anything(ask.possible)) return ask
  const { possible: _, ...asked } = ask
  return asked
}

/** Warns about a move to a chosen space with room for one piece, if no step looks at what is on the board. */
function warnOfUnseenRoom(el: Needs, ir: GameIR, { choices, body }: ActionIR, reads: Reads): void {
  const first = ir.dark?.boards[0]?.first ?? NONE
  if (el.findings.hasErrors || ir.containers[first]?.capacity !== 1) return
  const chosen = new Set(choices.flatMap(({ type, cell }) => (type === 'space' ? [cell] : [])))
  const bodies = new Set([body])
  let moves: number | undefined
  let looks = false
  for (const steps of bodies) {
    walk(steps, (node) => {
      looks ||= reads.looks(node)
    })
    walkSteps(steps, (step) => {
      for (const stage of stagesRun(step)) bodies.add(ir.stages[stage]?.body ?? [])
      if (step.step === 'move' && step.to.op === 'cell' && chosen.has(step.to.at)) moves ??= step.origin
    })
  }
  const at = moves === undefined || looks ? undefined : originSpan(el, moves)
  if (at === undefined) return
  el.findings.report('ST4216', at, 'Something that the player does not see may be on this space.', {
    label: 'there may be no room',
    why: 'What can be chosen on a dark board goes by what the player sees there, and only one piece has room on a space.',
    help: 'Look first: `if openly goal is empty: move ...`, and under `else:` what comes of it if it is not.',
  })
}

/** A word with something secret: what was chosen on a dark board, or what was found there. */
interface SecretWord {
  /** The action whose player knows it, or -1. */
  readonly action: number
  readonly isFound: boolean
}

/** Things that rules read in the dark. */
class Reads {
  private readonly words = new Map<number, SecretWord>()
  private readonly el: Needs
  private readonly ir: GameIR
  private readonly terms = new Map<number, boolean>()

  constructor(el: Needs, ir: GameIR) {
    this.el = el
    this.ir = ir
    ir.actions.forEach(({ choices, lets }, action) => {
      for (const { type, cell } of choices)
        if (type === 'space' || type === 'piece') this.words.set(cell, { action, isFound: false })
      for (const { cell, value } of lets) this.keep(cell, value, action)
    })
    const steps = stepsOf(ir)
    for (let before = -1; before !== this.words.size;) {
      before = this.words.size
      for (const step of steps) this.pass(step)
    }
  }

  isSecret(word: number): boolean {
    return this.words.has(word)
  }

  anything(rules: RulesIR): boolean {
    return this.table(rules) || this.secrets(rules)
  }

  /** True if rules read where pieces are that not everybody sees. */
  table(rules: RulesIR): boolean {
    return this.some(
      rules,
      (node) => this.looks(node) || wordsOf(node).some((at) => this.words.get(at)?.isFound === true),
    )
  }

  /** True if rules read what not everybody knows, except what the player of one action knows. */
  secrets(rules: RulesIR, but?: number): boolean {
    return this.some(
      rules,
      (node) =>
        this.isHistory(node) ||
        wordsOf(node).some((at) => {
          const word = this.words.get(at)
          return word !== undefined && word.action !== but
        }),
    )
  }

  /** Follows secrets into the names that steps give them. */
  private pass(step: StepIR): void {
    if (step.step === 'store' && this.isLocal(step.base)) this.keep(step.base, [step.index, step.value], -1)
    if (step.step === 'for each') this.keep(step.cell, step.over, -1)
    if (step.step === 'run')
      this.ir.stages[step.stage]?.params.forEach((cell, i) => this.keep(cell, step.args[i], -1))
  }

  private keep(cell: number, value: RulesIR, action: number): void {
    const isFound = this.table(value)
    if (this.words.get(cell)?.isFound === true || !(isFound || this.secrets(value))) return
    this.words.delete(cell)
    this.words.set(cell, { action, isFound })
  }

  isLocal(word: number): boolean {
    return this.ir.memory.regions.some(
      ({ per, at, length }) => per === 'local' && word >= at && word < at + length,
    )
  }

  private some(rules: RulesIR, test: (node: NodeIR) => boolean): boolean {
    let found = false
    walk(rules, (node) => {
      if (found || this.el.annotations.get('opened', node) !== undefined) return
      found = test(node)
    })
    return found
  }

  looks(node: NodeIR): boolean {
    const { first, lastPiece, count, at, next, previous } = this.ir.memory
    if ('op' in node) {
      if (node.op === 'call') return this.callee(node.term)
      if (node.op === 'load') {
        const { base, index } = node
        // Whoever has chosen a piece knows where it is.
        if (base === at) return index.op !== 'cell' || this.words.get(index.at)?.isFound !== false
        if (base === next || base === previous) return true
        return [first, lastPiece, count].includes(base) && this.mayBeDark(index)
      }
    }
    if ('set' in node && node.set === 'members') return this.mayBeDark(node.container)
    return factsOf(node).looks !== undefined
  }

  private isHistory(node: NodeIR): boolean {
    return numbersIn(node, 'region').some((word) =>
      this.ir.memory.regions.some(
        ({ per, at, length }) => per === 'history' && word >= at && word < at + length,
      ),
    )
  }

  private callee(term: number): boolean {
    const cached = this.terms.get(term)
    if (cached !== undefined) return cached
    this.terms.set(term, false)
    const found = this.table(this.ir.terms[term]?.body)
    this.terms.set(term, found)
    return found
  }

  private mayBeDark(container: ExprIR): boolean {
    const places = this.ir.spaces.length
    if (container.op === 'const') return container.value < places
    if (container.op === 'add') return container.left.op !== 'const' || container.left.value < places
    return (
      container.op !== 'table' ||
      this.ir.tables[container.table]?.values.every((place) => place >= places) !== true
    )
  }
}

function wordsOf(node: NodeIR): readonly number[] {
  return numbersIn(node, 'cell')
}

class Check {
  private readonly el: Needs
  private readonly ir: GameIR
  private readonly reads: Reads

  constructor(el: Needs, ir: GameIR, reads: Reads) {
    this.el = el
    this.ir = ir
    this.reads = reads
  }

  /** A player may go by what the player has chosen, and by the table as the player sees it. */
  legality(rules: RulesIR, action: number): void {
    if (this.reads.secrets(rules, action)) this.report(this.ir.actions[action]?.origin ?? -1)
  }

  open(rules: RulesIR, origin: number): void {
    if (this.reads.anything(rules)) this.report(origin)
  }

  steps(steps: readonly StepIR[], around: number): void {
    for (const step of steps) this.step(step, 'origin' in step ? step.origin : around)
  }

  private step(step: StepIR, origin: number): void {
    const { reads } = this
    matchStep(
      step,
      {
        store: ({ base, index, value }) => {
          if (!this.isOwn(base) && !reads.isLocal(base)) this.open([index, value], origin)
        },
        move: ({ what, to }) => {
          if (reads.table([what, to]) || (to.op !== 'cell' && reads.secrets(to))) this.report(origin)
        },
        'move each': ({ what, to }) => {
          if (reads.table([what, to]) || reads.secrets(to)) this.report(origin)
        },
        run: ({ for: whose }) => this.open(whose, origin),
        show: () => {},
        say: (said) => {
          this.open(said.told === true ? said.who : [said.who, ...said.values], origin)
        },
        if: ({ condition, then, else: otherwise }) => {
          if (!this.areSilent([...then, ...otherwise])) this.open(condition, origin)
          this.steps([...then, ...otherwise], origin)
        },
        'for each': ({ over, body }) => {
          if (!this.areSilent(body)) this.open(over, origin)
          this.steps(body, origin)
        },
        loop: ({ body, ...loop }) => {
          this.open([loop.while, loop.until, loop.atMost], origin)
          this.steps(body, origin)
        },
        turns: ({ body, ...turns }) => {
          this.open([turns.from, turns.while, turns.atMost], origin)
          this.steps(body, origin)
        },
        ask: ({ who, offers, orElse, conclude = [] }) => {
          this.open([who, offers.flatMap(({ args }) => args)], origin)
          this.steps([...orElse, ...conclude], origin)
        },
        settle: () => {},
      },
      (other) => this.open(partsOf(other), origin),
    )
  }

  /** True if nobody but the players who are told or shown something notices these steps. */
  private areSilent(steps: readonly StepIR[]): boolean {
    return steps.every((step) =>
      matchStep(
        step,
        {
          show: () => true,
          say: ({ told }) => told === true,
          store: ({ base }) => this.isOwn(base) || this.reads.isLocal(base),
          if: ({ then, else: otherwise }) => this.areSilent([...then, ...otherwise]),
          'for each': ({ body }) => this.areSilent(body),
          settle: () => true,
        },
        () => false,
      ),
    )
  }

  /** True for words that others do not see: secrets, what is tracked of pieces, and the choices of an action. */
  private isOwn(base: number): boolean {
    if (this.reads.isSecret(base)) return true
    const region = this.ir.memory.regions.find(({ at, length }) => base >= at && base < at + length)
    return region?.per === 'piece' || region?.secret !== undefined
  }

  private report(origin: number): void {
    const at = originSpan(this.el, origin)
    if (at === undefined) return
    this.el.findings.report(
      'ST4213',
      at,
      'This goes by something in the dark, and everybody would see how it turns out.',
      {
        label: 'not everybody sees this',
        why: 'Whoever does not see a piece on a dark board does not even see that it is there, nor what others choose there.',
        help: 'Write `openly` before what is meant to be announced, or tell one player alone, below `only to`.',
      },
    )
  }
}
