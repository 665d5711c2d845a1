import type { MergedGame, MergedNode } from '../../merge/merged.ts'
import { COURSE_WORDS } from '../../ir/course-words.ts'
import { COURSE_STEPS } from '../../names/language-words.ts'
import { memoized, memoizedBy } from '../../source/memoized.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { Lowering } from './contexts.ts'
import type { RegionRequest } from './memory-plan.ts'

/* State words for changes of the order of turns, if any step changes it. */

type Node = MergedNode | YamlNode

/** True if one of these texts contains such a step. */
function say(nodes: readonly Node[], step: string): boolean {
  const pattern = new RegExp(`\\b${step.replaceAll(' ', '\\s+(?:(?:a|an|the)\\s+)?')}\\b`, 'u')
  return nodes.some((node) => (node.kind === 'text' ? pattern.test(node.text) : saysWithin(node, step)))
}

const saysWithin = memoizedBy((node: Exclude<Node, { kind: 'text' }>, step: string): boolean =>
  say(node.kind === 'map' ? node.entries.map(({ value }) => value) : node.items, step),
)

const stepsOf = memoized(({ sections, hooks }: MergedGame): readonly Node[] => [
  ...['play', 'stages', 'actions', 'whenever'].flatMap((name) => sections.get(name) ?? []),
  ...hooks.map(({ steps }) => steps),
])

/** True if the rules contain such a step anywhere. Every turn then has to test for it. */
export const says = memoizedBy((game: MergedGame, step: string): boolean => say(stepsOf(game), step))

/** True if anybody takes turns in `turns from`. */
export const hasTurns = memoized((game: MergedGame): boolean => {
  const heads = (node: Node): boolean =>
    node.kind === 'map'
      ? node.entries.some(({ key, value }) => /^turns\s+from\b/u.test(key.text) || heads(value))
      : node.kind === 'list' && node.items.some(heads)
  return stepsOf(game).some(heads)
})

/** True if the same steps change the order of turns. */
export function isCourseLike(game: MergedGame, other: MergedGame): boolean {
  if (hasTurns(game) !== hasTurns(other)) return false
  return [...Object.keys(COURSE_STEPS), 'later'].every((step) => says(game, step) === says(other, step))
}

/** True if this is a word of the state that a step of these rules needs. */
export function isCourseWord(game: MergedGame, name: string): boolean {
  return Object.entries(COURSE_WORDS).some(([step, word]) => word === name && says(game, step))
}

type Words = Pick<Lowering, 'memory' | 'world'>

/** The offset to the next seat. */
export function wayOfPlay(el: Words): number {
  const { direction, seats } = el.world
  const start = direction === 1 ? 1 : seats.length - 1
  return word(el, COURSE_WORDS['play turns round'], {
    length: 1,
    least: 1,
    most: seats.length,
    start,
    per: 'game',
  })
}

/** Extra turns of the player on turn. */
export function oneMoreTurn(el: Words): number {
  return word(el, COURSE_WORDS['another turn'], { length: 1, least: 0, most: 1, start: 0, per: 'game' })
}

/** Number of turns that each seat still has to miss. */
export function turnsToMiss(el: Words): number {
  const { length } = el.world.seats
  return word(el, COURSE_WORDS['miss turn'], { length, least: 0, most: 1000, start: 0, per: 'seat' })
}

function word(
  { memory }: Words,
  name: string,
  region: Pick<RegionRequest, 'length' | 'least' | 'most' | 'start' | 'per'>,
): number {
  return memory.once(name, () => memory.region({ name, ...region, orNone: false, type: 'number' }))
}
