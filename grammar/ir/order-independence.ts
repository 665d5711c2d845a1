import { isConstant } from './build.ts'
import type { ExprIR } from './expression-ir.ts'
import type { GameIR } from './ir.ts'
import { factsOf } from './node-facts.ts'
import { isExpression, type NodeIR, type StepOf } from './nodes.ts'
import { numbersIn, walk } from './walk.ts'
import type { StepIR } from './step-ir.ts'

type Store = StepOf<'store'>

/**
 * True if the iteration order of a loop does not matter: all its writes set words of the thing itself, set words of
 * others to one constant, or add a constant to them, and nothing in it reads these writes.
 */
export function takesAnyOrder(ir: GameIR, { cell, body }: StepOf<'for each'>): boolean {
  const stores: Store[] = []
  if (!body.every((step) => isPlain(step, stores))) return false
  const regionOf = (at: number): number =>
    ir.memory.regions.findIndex((region) => at >= region.at && at < region.at + region.length)
  const own = stores.filter(({ index }) => index.op === 'cell' && index.at === cell)
  const others = stores.filter((store) => !own.includes(store))
  const written = others.map(({ base }) => regionOf(base))
  const ownRegions = new Set(own.map(({ base }) => regionOf(base)))
  if (new Set([...ownRegions, ...written]).size < ownRegions.size + written.length) return false
  if ([...ownRegions, ...written].includes(-1) || !others.every(isSteady)) return false
  const isAllowed = (node: NodeIR): boolean =>
    own.some(({ base }) => isOwn(node, base, cell)) || others.some(({ value }) => value === node)
  return !readsOf(ir, body, isAllowed, (node) =>
    numbersIn(node, 'cell', 'region').some(
      (at) => ownRegions.has(regionOf(at)) || written.includes(regionOf(at)),
    ),
  )
}

/** Only conditions, and steps that set words. */
function isPlain(step: StepIR, stores: Store[]): boolean {
  if (step.step === 'store') stores.push(step)
  if (step.step === 'if') return [...step.then, ...step.else].every((inner) => isPlain(inner, stores))
  return step.step === 'store'
}

function isOwn(node: NodeIR, base: number, cell: number): boolean {
  return (
    'op' in node &&
    node.op === 'load' &&
    node.base === base &&
    node.index.op === 'cell' &&
    node.index.at === cell
  )
}

/** A constant, or the old value plus a constant. */
function isSteady({ base, index, value }: Store): boolean {
  if (isConstant(value)) return true
  if ((value.op !== 'add' && value.op !== 'sub') || !isConstant(value.right)) return false
  const oldValue: ExprIR =
    index.op === 'const' ? { op: 'cell', at: base + index.value } : { op: 'load', base, index }
  return JSON.stringify(value.left) === JSON.stringify(oldValue)
}

/**
 * True if there is a node in a body, or in a callee, for which `test` is true, or that reads more than words and
 * places.
 */
function readsOf(
  { terms }: GameIR,
  body: readonly StepIR[],
  isAllowed: (node: NodeIR) => boolean,
  test: (node: NodeIR) => boolean,
): boolean {
  const called = new Set<number>()
  let found = false
  const look = (node: NodeIR): boolean => {
    if (found || isAllowed(node)) return false
    const { looks = [] } = factsOf(node)
    found = test(node) || looks.some((what) => what !== 'places')
    if (isExpression(node) && 'op' in node && node.op === 'call' && !called.has(node.term)) {
      called.add(node.term)
      walk(terms[node.term]?.body, look)
    }
    return true
  }
  walk(body, look)
  return found
}
