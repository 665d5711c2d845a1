import { mayAsk } from '../../ir/callees.ts'
import {
  NOTHING,
  TRUE,
  YOU,
  any,
  arithmetic,
  cell,
  compare,
  constant,
  filter,
  loadWord,
} from '../../ir/build.ts'
import type { ExprIR, GameIR, RegionIR, SetIR, StepIR } from '../../ir/ir.ts'
import { LARGEST_WORD, NONE } from '../../ir/ir.ts'
import type { StepOf } from '../../ir/nodes.ts'
import { exchangedIn, rulesOfGame } from '../../ir/rules.ts'
import { someStep, walkSteps } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'

type Needs = Pick<
  Elaboration,
  'annotations' | 'findings' | 'world' | 'tables' | 'memory' | 'lookUp' | 'boundRegister'
>

type Swap = StepOf<'swap'>
type Loop = StepOf<'for each'>

/** By the word of a kind that is chosen in secret: the class. */
type Choices = ReadonlyMap<number, string>

/**
 * Lowers unseen changes: a piece is exchanged with one of the supply, which then represents it. Every name of the piece
 * is redirected to the other one, and its tracked values and set memberships are transferred, all by ordinary steps, so
 * no other code knows about such changes. This needs the whole game.
 */
export function nameUnseenChanges(el: Needs, ir: GameIR): GameIR {
  const choices = choicesInSecret(el, ir)
  // If the box could not be read, there are no pieces.
  if (choices.size === 0 || ir.pieces.length === 0) return ir
  reportUses(el, ir, choices)
  for (const className of new Set(choices.values())) reportFixed(el, ir, className)
  const regions = [...ir.memory.regions]
  let { size } = ir.memory
  const local = (name: string, type: 'piece' | 'number'): number => {
    const word = {
      name,
      at: size,
      length: 1,
      start: [NONE],
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      type,
    }
    regions.push({ ...word, per: 'local' })
    return size++
  }
  const loops = loopsOver(ir)
  const exchanged = exchangedIn(ir, {
    step: (step) => {
      const spare = spareOf(step, choices)
      if (spare === undefined || step.step !== 'swap') return step
      return new Renaming(el, ir, choices, loops, step, spare, local).step()
    },
  })
  return { ...exchanged, memory: { ...ir.memory, size, regions } }
}

function choicesInSecret({ world }: Pick<Elaboration, 'world'>, { actions }: GameIR): Choices {
  const found = new Map<number, string>()
  for (const { cell: at, from } of actions.flatMap(({ choices }) => choices)) {
    const supplySet = from.set === 'filter' ? from.of : from
    const first =
      supplySet.set === 'members' && supplySet.container.op === 'add' ? supplySet.container.left : undefined
    for (const [className, supply] of world.supplies)
      if (first?.op === 'const' && first.value === supply) found.set(at, className)
  }
  return found
}

/** Of a step that changes a piece unseen, the word with what it becomes. */
function spareOf(step: StepIR, choices: Choices): number | undefined {
  if (step.step !== 'swap' || step.other.op !== 'if') return undefined
  const { then } = step.other
  return then.op === 'cell' && choices.has(then.at) ? then.at : undefined
}

/** Loops over pieces in the middle of which somebody may be asked. */
function loopsOver(ir: GameIR): readonly Loop[] {
  const ofPieces = new Set(ir.memory.regions.flatMap(({ at, type }) => (type === 'piece' ? [at] : [])))
  const loops: Loop[] = []
  walkSteps(rulesOfGame(ir), (node) => {
    if (node.step === 'for each' && ofPieces.has(node.cell) && someStep(node.body, mayAsk)) loops.push(node)
  })
  return loops
}

const ONCE =
  'Change one piece with one choice, in one step outside of loops; offer the action again for the next.'

/** The chosen replacement is a single piece, so it is used once, before anybody can choose it again. */
function reportUses(el: Needs, { actions }: GameIR, choices: Choices): void {
  for (const { name, choices: own, body } of actions) {
    const used = new Set<number>()
    let asked = false
    const look = (steps: readonly StepIR[], repeated: boolean): void => {
      for (const step of steps) {
        const spare = spareOf(step, choices)
        const at = spare === undefined ? undefined : el.annotations.get('faces', step)?.at
        const refuse = (message: string, help: string): void => {
          if (at !== undefined) el.findings.report('ST4192', at, message, { help })
        }
        if (own.filter((choice) => choices.has(choice.cell)).length > 1)
          refuse(`\`${name}\` chooses several kinds in secret.`, 'Choose one in each action.')
        else if (repeated || used.has(spare ?? NONE))
          refuse('What was chosen in secret is used more than once.', ONCE)
        else if (asked)
          refuse('Between the choice and this step somebody may be asked.', 'Put this step in front of that.')
        if (spare !== undefined) used.add(spare)
        if (step.step === 'if') for (const steps of [step.then, step.else]) look(steps, repeated)
        else if ('body' in step) look(step.body, true)
        asked ||= someStep([step], mayAsk)
      }
    }
    look(body, false)
  }
}

/** Pictures and arrangements know pieces by their numbers in the box. */
function reportFixed(el: Needs, ir: GameIR, className: string): void {
  const own = el.world.classes.find(({ name }) => name === className)
  if (own === undefined) return
  const isOwn = (piece: number): boolean => own.kinds.includes(ir.pieces[piece]?.kind ?? NONE)
  const pictured = ir.pictures.find(({ pieces }) => pieces.some(isOwn))
  if (pictured !== undefined)
    el.findings.report(
      'ST4191',
      own.key.span,
      `\`${pictured.name}\` takes pictures of pieces that change unseen.`,
      {
        help: `Leave out \`${pictured.name}\` under \`history\`, or \`in secret\` here.`,
      },
    )
  const isSetUp = (step: StepIR): boolean => 'pieces' in step && step.pieces.flat().some(isOwn)
  const asked = ir.play.findIndex((step) => !('pieces' in step) && someStep([step], mayAsk))
  const late = asked < 0 ? [] : ir.play.slice(asked)
  const bodies = [...ir.stages, ...ir.actions].flatMap(({ body }) => body)
  if (someStep([...late, ...bodies], isSetUp))
    el.findings.report('ST4191', own.key.span, `A ${own.name} may have changed unseen before it is set up.`, {
      help: 'Set up in `play`, before anybody is asked anything else.',
    })
}

/** The steps that change one piece. */
class Renaming {
  private readonly steps: StepIR[] = []
  /** Words for the piece that changes, and for a value that is exchanged. */
  private readonly was: number
  private readonly kept: number
  private readonly el: Needs
  private readonly ir: GameIR
  private readonly choices: Choices
  private readonly loops: readonly Loop[]
  private readonly swap: Swap
  private readonly spare: number
  private readonly local: (name: string, type: 'piece' | 'number') => number

  constructor(
    el: Needs,
    ir: GameIR,
    choices: Choices,
    loops: readonly Loop[],
    swap: Swap,
    spare: number,
    local: Renaming['local'],
  ) {
    this.el = el
    this.ir = ir
    this.choices = choices
    this.loops = loops
    this.swap = swap
    this.spare = spare
    this.local = local
    this.was = local('what changes', 'piece')
    this.kept = local('what is exchanged', 'number')
  }

  step(): StepIR {
    const { el, swap, steps } = this
    // Nobody's knowledge of the old piece applies when it is chosen again from the supply.
    const own = el.tables.ofWorld('known to its owner', () => el.world.seats.map((_, seat) => 1 << seat))
    this.store(this.was, constant(0), swap.one)
    steps.push({ ...swap, one: cell(this.was) })
    this.store(el.memory.seen, cell(this.was), el.lookUp('known to its owner', own, YOU))
    for (const region of this.ir.memory.regions) this.follow(region)
    for (const { cell: each, count, snapshot, capacity } of this.loops)
      // The words of loops that are not in progress may be those of others.
      this.given(compare('ne', cell(each), NOTHING), () => this.rename(snapshot, cell(count), capacity))
    for (const at of [this.was, this.kept]) this.store(at, constant(0), NOTHING)
    return this.block(TRUE, steps)
  }

  private follow(region: RegionIR): void {
    const { at, length, per, type, of } = region
    if (at === this.ir.memory.face) return
    const isOfClass = of === this.choices.get(this.spare)
    if (
      per === 'local' ? isOfClass : per === 'piece' && type !== undefined && (of === undefined || isOfClass)
    )
      for (let first = at; first < at + length; first += this.ir.pieces.length) this.exchange(region, first)
    if (type === 'piece' && !this.choices.has(at)) this.rename(at, constant(length), length)
  }

  /** Exchanges everything stored for the two pieces, so that the one in the supply is as it was in the box. */
  private exchange(region: RegionIR, first: number): void {
    const [oldPiece, sparePiece] = [cell(this.was), cell(this.spare)]
    this.store(this.kept, constant(0), loadWord(first, oldPiece))
    this.store(first, oldPiece, loadWord(first, sparePiece), region)
    this.store(first, sparePiece, cell(this.kept), region)
  }

  /** Replaces the old piece by the spare one in a list of words. `count` of them are in use. */
  private rename(at: number, count: ExprIR, most: number): void {
    const isWas = (word: ExprIR): ExprIR => compare('eq', word, cell(this.was))
    if (most === 1) return this.given(isWas(cell(at)), () => this.store(at, constant(0), cell(this.spare)))
    const { reg, ir } = this.el.boundRegister('number')
    const word = (index: ExprIR): ExprIR => arithmetic('sub', index, constant(1))
    const all: SetIR = { set: 'range', from: constant(1), to: count }
    const there = filter(all, reg, isWas(loadWord(at, word(ir))))
    const before = this.steps.length
    this.store(at, word({ op: 'first', set: there }), cell(this.spare))
    this.steps.push({
      step: 'loop',
      cell: this.local('passes', 'number'),
      while: any(there),
      until: undefined,
      atMost: constant(most),
      body: this.steps.splice(before),
      origin: this.swap.origin,
    })
  }

  private given(condition: ExprIR, make: () => void): void {
    const before = this.steps.length
    make()
    this.steps.push(this.block(condition, this.steps.splice(before)))
  }

  private block(condition: ExprIR, then: readonly StepIR[]): StepIR {
    return { step: 'if', condition, then, else: [], origin: this.swap.origin }
  }

  private store(
    base: number,
    index: ExprIR,
    value: ExprIR,
    { least, most, orNone }: Pick<RegionIR, 'least' | 'most' | 'orNone'> = ANYTHING,
  ): void {
    this.steps.push({ step: 'store', base, index, value, least, most, orNone, origin: this.swap.origin })
  }
}

const ANYTHING = { least: NONE + 1, most: LARGEST_WORD, orNone: true }
