import type { MergedGame, MergedNode } from '../../merge/merged.ts'
import { COURSE_STEPS } from '../../names/language-words.ts'
import type { World } from '../world/world.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { MemoryPlan } from './memory-plan.ts'

/** Cache by step: true if these texts contain it. */
const SPOKEN = new WeakMap<object, Map<string, boolean>>()

/** State words for changes of the order of turns, if any step changes it. */
export class Course {
  private readonly game: MergedGame
  private readonly memory: MemoryPlan
  private readonly seats: number
  private readonly direction: 1 | -1
  private readonly said = new Map<string, boolean>()
  private turns: boolean | undefined

  constructor(game: MergedGame, memory: MemoryPlan, world: Pick<World, 'seats' | 'direction'>) {
    this.game = game
    this.memory = memory
    this.seats = world.seats.length
    this.direction = world.direction
  }

  /** True if the rules contain such a step anywhere. Every turn then has to test for it. */
  says(step: string): boolean {
    const known = this.said.get(step)
    if (known !== undefined) return known
    const pattern = new RegExp(`\\b${step.replaceAll(' ', '\\s+(?:(?:a|an|the)\\s+)?')}\\b`, 'u')
    const speaks = (node: MergedNode | YamlNode): boolean => {
      if (node.kind === 'text') return pattern.test(node.text)
      const before = SPOKEN.get(node)?.get(step)
      if (before !== undefined) return before
      const spoken =
        node.kind === 'map' ? node.entries.some((entry) => speaks(entry.value)) : node.items.some(speaks)
      SPOKEN.set(node, (SPOKEN.get(node) ?? new Map<string, boolean>()).set(step, spoken))
      return spoken
    }
    const found =
      ['play', 'stages', 'actions', 'whenever'].some((name) => {
        const section = this.game.sections.get(name)
        return section !== undefined && speaks(section)
      }) || this.game.hooks.some((hook) => speaks(hook.steps))
    this.said.set(step, found)
    return found
  }

  /** True if anybody takes turns in `turns from`. */
  hasTurns(): boolean {
    const heads = (node: MergedNode | YamlNode): boolean =>
      node.kind === 'map'
        ? node.entries.some(({ key, value }) => /^turns\s+from\b/u.test(key.text) || heads(value))
        : node.kind === 'list' && node.items.some(heads)
    return (this.turns ??=
      ['play', 'stages', 'actions', 'whenever'].some((name) => {
        const section = this.game.sections.get(name)
        return section !== undefined && heads(section)
      }) || this.game.hooks.some(({ steps }) => heads(steps)))
  }

  /** True if the same steps change the order of turns. */
  isLike(other: Course): boolean {
    if (this.hasTurns() !== other.hasTurns()) return false
    return [...Object.keys(COURSE_STEPS), 'later'].every((step) => this.says(step) === other.says(step))
  }

  /** The offset to the next seat. */
  way(): number {
    const start = this.direction === 1 ? 1 : this.seats - 1
    return this.word('way of play', 1, 1, this.seats, start, 'game')
  }

  /** Extra turns of the player on turn. */
  again(): number {
    return this.word('one more turn', 1, 0, 1, 0, 'game')
  }

  /** Number of turns that each seat still has to miss. */
  missed(): number {
    return this.word('turns to miss', this.seats, 0, 1000, 0, 'seat')
  }

  private word(
    name: string,
    length: number,
    least: number,
    most: number,
    start: number,
    per: 'game' | 'seat',
  ): number {
    return this.memory.once(name, () =>
      this.memory.region({ name, length, least, most, start, per, orNone: false, type: 'number' }),
    )
  }
}
