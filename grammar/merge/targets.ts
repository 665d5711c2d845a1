import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { bareName, comparedHead, comparedName, hasHead, tidy } from '../document/names.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { Collected, FixedOption } from './collected-parts.ts'
import { nearKeyAdvice } from './merge-diagnostics.ts'
import { standing, type DraftEntry, type DraftMap, entryNames } from './draft-game.ts'
import type { Hook } from './merged.ts'
import { HOOKED, type HookTargets } from './sentence-tree.ts'

/** Hooks, changes and fixed options must find what they mention in the resulting game. */
export function reportMissingTargets(
  game: DraftMap,
  targets: HookTargets,
  collected: Collected,
  diagnostics: Diagnostics,
): void {
  for (const hook of collected.hooks) reportHook(game, hook, targets, diagnostics)
  for (const change of collected.changes) {
    const found = entriesCalled(game, 'terms', change.target)
    if (found.length === 0) {
      diagnostics.add({
        code: 'ST2044',
        severity: 'error',
        message: `There is no term called \`${bareName(change.target.text)}\` to change.`,
        span: change.target.span,
        why: 'Only what the game has under `terms:` can be changed.',
        ...nearKeyAdvice(change.target, namesOf(game, 'terms')),
      })
    } else otherHead(change.target, found, diagnostics)
  }
  for (const option of collected.fixed) {
    if (entriesCalled(game, 'options', option.key).length === 0)
      unknownOption(option, namesOf(game, 'options'), diagnostics)
  }
}

function reportHook(game: DraftMap, hook: Hook, targets: HookTargets, diagnostics: Diagnostics): void {
  const target = targets.of.get(hook)
  switch (target?.kind) {
    case 'named':
      return otherHead(
        hook.target,
        HOOKED.flatMap((section) => entriesCalled(game, section, hook.target)),
        diagnostics,
      )
    case 'anywhere': {
      const written = tidy(hook.target.text)
      const [first = 'play'] = target.places
      diagnostics.add({
        code: 'ST2067',
        severity: 'error',
        message: `\`${written}\` occurs in ${target.places.map((place) => `\`${place}\``).join(' and in ')}.`,
        span: hook.target.span,
        why: 'A hook must name a single sentence.',
        help: `Say where: \`${written} in ${first}\`.`,
      })
      return
    }
    case 'nothing': {
      const written = tidy(hook.target.text)
      const known = [
        ...HOOKED.flatMap((section) => namesOf(game, section)),
        ...targets.sentences.map(({ text }) => tidy(text.text)),
      ]
      diagnostics.add({
        code: 'ST2043',
        severity: 'error',
        message: `There is no stage, action or \`whenever\` rule called \`${written}\`, and no such sentence, so ${hook.when === 'change' ? 'there is nothing to change' : `nothing happens \`${hook.when}\` it`}.`,
        span: hook.target.span,
        why: 'A hook names something that happens in the game.',
        ...nearKeyAdvice(hook.target, known),
      })
      return
    }
    case 'sentences':
    case undefined:
  }
}

function unknownOption({ key }: FixedOption, known: readonly string[], diagnostics: Diagnostics): void {
  diagnostics.add({
    code: 'ST2052',
    severity: 'error',
    message: `There is no option called \`${key.text}\`.`,
    span: key.span,
    why: 'Only what the game has under `options:` can be fixed.',
    ...(known.length === 0 ? { help: 'This game has no options.' } : nearKeyAdvice(key, known)),
  })
}

function otherHead(key: YamlText, found: readonly DraftEntry[], diagnostics: Diagnostics): void {
  const [first] = found
  if (first === undefined || !hasHead(key.text)) return
  const head = comparedHead(key.text)
  if (found.some((entry) => comparedHead(entry.key.text) === head)) return
  diagnostics.add({
    code: 'ST2045',
    severity: 'error',
    message: `\`${first.name}\` has different parameters in the base.`,
    span: key.span,
    label: 'these differ',
    related: [{ span: first.key.span, label: 'its head' }],
    why: 'Other rules rely on its parameters, so a variant cannot change them.',
    help: `Write just \`${first.name}:\`, or repeat it as it is: \`${first.key.text}\`.`,
  })
}

export function entriesCalled(game: DraftMap, section: string, key: YamlText): readonly DraftEntry[] {
  const name = comparedName(bareName(key.text))
  return entriesOf(game, section).filter(
    (entry) => comparedName(entry.name) === name && standing(entry) !== undefined,
  )
}

function namesOf(game: DraftMap, section: string): readonly string[] {
  return entryNames(entriesOf(game, section))
}

function entriesOf(game: DraftMap, section: string): readonly DraftEntry[] {
  const entry = game.entries.find((candidate) => candidate.name === section)
  const value = entry === undefined ? undefined : standing(entry)?.value
  return value?.kind === 'map' ? value.entries : []
}
