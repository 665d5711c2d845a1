import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { bareName, tidy } from '../document/names.ts'
import type { Hook } from './merged.ts'
import { goneWith, replacedBy } from './replaced-sentences.ts'
import type { HookTargets } from './sentence-tree.ts'

/**
 * Reports hooks on sentences among steps that another hook replaces: they never run. A game that comes after both has
 * decided so; there it is only a note.
 */
export function reportLostHooks(targets: HookTargets['of'], diagnostics: Diagnostics): void {
  for (const [hook, target] of targets) {
    if (target.kind !== 'sentences') continue
    const lost = target.sentences.map((sentence) =>
      hook.when === 'change' ? replacedBy(sentence, targets) : goneWith(sentence, targets),
    )
    const [by] = lost
    if (by === undefined || lost.includes(undefined)) continue
    diagnostics.add({
      code: 'ST2070',
      severity: by.layer.kind === 'game' && by.layer.index > hook.layer.index ? 'note' : 'error',
      message: messageOf(hook, by),
      span: hook.target.span,
      label: 'never reached',
      related: [{ span: by.target.span, label: `${by.layer.id} replaces this` }],
      ...adviceOf(hook, by),
    })
  }
}

function messageOf(hook: Hook, by: Hook): string {
  const replaced = bareName(by.target.text)
  if (hook.when === 'change')
    return by.layer === hook.layer
      ? `\`${by.layer.id}\` replaces \`${replaced}\` by other than one question, so this list is gone.`
      : `\`${by.layer.id}\` replaces \`${replaced}\` by other than one question, so there is no list for \`${hook.layer.id}\` to change.`
  return by.layer === hook.layer
    ? `\`${by.layer.id}\` replaces \`${replaced}\`, and with it this sentence.`
    : `\`${by.layer.id}\` replaces \`${replaced}\`, and with it the sentence that \`${hook.layer.id}\` hooks.`
}

function adviceOf(hook: Hook, by: Hook): { readonly why: string; readonly help: string } {
  const target = tidy(by.target.text)
  return {
    why: 'Steps that are replaced never run, and neither does what belongs to their sentences.',
    help:
      by.layer === hook.layer
        ? 'Leave one of the two out.'
        : `Say in the game that uses both what happens under \`instead of:\` \`${target}\`, or leave one of them out.`,
  }
}
