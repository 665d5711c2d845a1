import { bareName, comparedHead, comparedName } from '../../../grammar/document/names.ts'
import type { Hook, MergedGame } from '../../../grammar/merge/merged.ts'
import { sameText } from '../../describe/rules-in-words.ts'
import type { Mark } from '../model/model.ts'
import { entriesOf, nameOf, type Entry, type Node } from './reading.ts'

/** The differences from the game that this one is a variant of. Without such a game there are none. */
export interface Marks {
  /** For the entry at a path: `actions`, `move`, `only if`, `it fits`. */
  of(...path: readonly string[]): Mark | undefined
  /** Former entries under a path that no longer exist. */
  gone(...path: readonly string[]): readonly Entry[]
  ofHook(hook: Hook): Mark | undefined
  goneHooks(target: string): readonly Hook[]
}

const NOTHING: Marks = {
  of: () => undefined,
  gone: () => [],
  ofHook: () => undefined,
  goneHooks: () => [],
}

export function marks(game: MergedGame, base: MergedGame | undefined): Marks {
  if (base === undefined) return NOTHING
  const before = base.hooks.map(hookText)
  const now = game.hooks.map(hookText)
  return {
    of: (...path) => {
      const [was, is] = [nodeAt(base, path), nodeAt(game, path)]
      if (is === undefined) return was === undefined ? undefined : 'gone'
      if (was === undefined) return isInsideNew(base, path) ? undefined : 'new'
      return sameText(was) === sameText(is) ? undefined : 'changed'
    },
    gone: (...path) => {
      const kept = new Set(entriesOf(nodeAt(game, path)).map((entry) => comparedName(nameOf(entry))))
      return entriesOf(nodeAt(base, path)).filter((entry) => !kept.has(comparedName(nameOf(entry))))
    },
    ofHook: (hook) => (before.includes(hookText(hook)) ? undefined : 'new'),
    goneHooks: (target) => base.hooks.filter((hook) => isOn(hook, target) && !now.includes(hookText(hook))),
  }
}

export function isOn(hook: Hook, target: string): boolean {
  return comparedName(bareName(hook.target.text)) === comparedName(target)
}

/** The contents of a new rule are new and need no mark of their own. */
function isInsideNew(base: MergedGame, path: readonly string[]): boolean {
  return path.length > 2 && path[0] !== 'track' && nodeAt(base, path.slice(0, 2)) === undefined
}

function hookText({ when, target, steps }: Hook): string {
  return [when, comparedHead(target.text), sameText(steps)].join('\n')
}

function nodeAt(game: MergedGame, [section = '', ...path]: readonly string[]): Node | undefined {
  let node: Node | undefined = game.sections.get(section)
  for (const name of path)
    node = entriesOf(node).find((entry) => comparedName(nameOf(entry)) === comparedName(name))?.value
  return node
}
