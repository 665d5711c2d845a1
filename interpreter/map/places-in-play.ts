import type { PlaceInfo, World } from '../../grammar/check/world/world.ts'
import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../grammar/ir/nodes.ts'
import { rulesOfMoves, rulesOfTerm, stepsOf } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'

/**
 * Names of the places whose contents are still needed: choices and conditions of actions read them, or pieces go on from
 * there to somewhere else than a pile. The others keep what has been won, thrown away or used up.
 */
export function placesInPlay({ places }: Pick<World, 'places'>, ir: GameIR): ReadonlySet<string> {
  const { first, count, lastPiece } = ir.memory
  const ofContainers = new Set([first, count, lastPiece])
  const found = new Set<string>()
  const terms = new Set<number>()
  const read = (rules: RulesIR): void =>
    walk(rules, (node) => {
      for (const { name } of placesIn(places, containersRead(node, ofContainers))) found.add(name)
      // All places of a name, one after the other.
      if ('set' in node && node.set === 'range' && node.from.op === 'const') {
        const { value } = node.from
        const all = places.find(({ container, containers }) => containers > 1 && container === value)
        if (all !== undefined) found.add(all.name)
      }
      if ('op' in node && node.op === 'call' && !terms.has(node.term)) {
        terms.add(node.term)
        const term = ir.terms[node.term]
        read(term && rulesOfTerm(term))
      }
    })
  for (const action of ir.actions) read(rulesOfMoves(action))
  for (const step of stepsOf(ir)) {
    if (step.step !== 'move') continue
    const to = placesIn(places, [step.to])
    // Without a constant it leads to whatever has been chosen.
    if (to.length === 0 || to.some((place) => !isPile(ir, place))) read(step.what)
  }
  return found
}

/** The containers whose contents a node reads. */
function containersRead(node: NodeIR, ofContainers: ReadonlySet<number>): readonly ExprIR[] {
  if ('set' in node) return node.set === 'members' ? [node.container] : []
  return 'op' in node && node.op === 'load' && ofContainers.has(node.base) ? [node.index] : []
}

/** The places to which the constants in some containers belong. */
function placesIn(places: readonly PlaceInfo[], containers: readonly ExprIR[]): readonly PlaceInfo[] {
  const found: PlaceInfo[] = []
  walk(containers, (node) => {
    if ('op' in node && node.op === 'const')
      found.push(
        ...places.filter(
          ({ container, containers: many }) => node.value >= container && node.value < container + many,
        ),
      )
  })
  return found
}

function isPile({ containers }: GameIR, { container }: PlaceInfo): boolean {
  return containers[container]?.pile === true
}
