import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { YamlList, YamlNode, YamlText } from '../yaml/tree.ts'
import type { DraftEntry, Saying } from './draft.ts'
import type { Layer } from './merged.ts'

export type Path = readonly string[]

/** How a place in a game is called in messages: `the higher rank wins` in `tables.battle.rule`. */
export function placeOf(path: Path): string {
  const last = path.at(-1) ?? ''
  const within = path.slice(0, -1)
  return within.length === 0 ? `\`${last}\`` : `\`${last}\` in \`${within.join('.')}\``
}

export function removesNothing(key: YamlText, path: Path, known: readonly string[]): Diagnostic {
  return {
    code: 'ST2040',
    severity: 'error',
    message: `There is no ${placeOf(path)} that could be removed.`,
    span: key.span,
    why: 'A removal that removes nothing is most often a slip of the pen, and the rule it meant stays in force.',
    ...didYouMean(key, known),
  }
}

export function changesNothing(key: YamlText, path: Path, before: Saying): Diagnostic {
  return {
    code: 'ST2041',
    severity: 'warning',
    message: `${placeOf(path)} says here what it says already.`,
    span: key.span,
    label: 'the same again',
    related: [{ span: before.key.span, label: `said in ${before.layer.id}` }],
    why: 'A variant shows only what differs, so that its readers see at once what it changes.',
    help: 'Take it out, or write what should be different.',
  }
}

/** Two modules that each bring the same tracked value: they would count in it twice without knowing of each other. */
export function keptByBoth(key: YamlText, path: Path, before: Saying, layer: Layer): Diagnostic {
  return {
    code: 'ST2060',
    severity: 'warning',
    message: `\`${before.layer.id}\` and \`${layer.id}\` both bring ${placeOf(path)}, and so they share it.`,
    span: key.span,
    label: `\`${layer.id}\` brings it again`,
    related: [alsoSaid(before)],
    why: 'Each of them keeps it by itself when it is alone, so together they may count everything twice.',
    help: 'Give it another name in one of them, or leave one of them out.',
  }
}

export function reachesNothing(
  part: YamlText,
  whole: YamlText,
  path: Path,
  known: readonly string[],
): Diagnostic {
  return {
    code: 'ST2042',
    severity: 'error',
    message: `\`${whole.text}\` reaches nothing: there is no ${placeOf(path)}.`,
    span: part.span,
    why: 'A dotted key changes something that is there already.',
    ...didYouMean(part, known),
  }
}

export function otherHead(key: YamlText, entry: DraftEntry, path: Path): Diagnostic {
  return {
    code: 'ST2045',
    severity: 'error',
    message: `${placeOf(path)} has another head where it comes from.`,
    span: key.span,
    label: 'this head differs',
    related: [{ span: entry.key.span, label: 'its head' }],
    why: 'The rules that use it rely on what stands in its parentheses, so a variant cannot change that.',
    help: `Write \`${entry.name}:\` alone, or repeat the head as it is: \`${entry.key.text}\`.`,
  }
}

export function whichOfSeveral(key: YamlText, entries: readonly DraftEntry[], path: Path): Diagnostic {
  return {
    code: 'ST2049',
    severity: 'error',
    message: `There is more than one ${placeOf(path)}.`,
    span: key.span,
    related: entries.map((entry) => ({ span: entry.key.span, label: 'one of them' })),
    help: `Write the head too: ${entries.map((entry) => `\`${entry.key.text}:\``).join(' or ')}`,
  }
}

export function widensNothing(
  key: YamlText,
  value: YamlNode,
  path: Path,
  known: readonly string[],
): Diagnostic {
  const word = value.kind === 'text' && value.text.startsWith('unless') ? 'unless' : 'also'
  return {
    code: 'ST2047',
    severity: 'error',
    message: `There is no condition ${placeOf(path)} that \`${word}\` could change.`,
    span: key.span,
    why: '`also` widens and `unless` narrows a condition that is there already.',
    ...didYouMean(key, known),
  }
}

export function changesNoList(
  key: YamlText,
  value: YamlNode,
  path: Path,
  known: readonly string[],
): Diagnostic {
  const word = value.kind === 'text' ? value.text.trim().replace(/\s.*$/su, '') : ''
  return {
    code: 'ST2068',
    severity: 'error',
    message: `There is no list ${placeOf(path)} that \`${word}\` could change.`,
    span: key.span,
    why: '`also`, `without` and `only` change a list that is there already.',
    ...didYouMean(key, known),
  }
}

export function changesNoItem(
  item: YamlText,
  how: 'also' | 'without' | 'only',
  path: Path,
  list: YamlList,
): Diagnostic {
  const known = list.items.flatMap((one) => (one.kind === 'text' ? [one.text] : []))
  return {
    code: 'ST2068',
    severity: 'error',
    message:
      how === 'also'
        ? `${placeOf(path)} holds \`${item.text}\` already.`
        : `There is no \`${item.text}\` in ${placeOf(path)} that could be taken out.`,
    span: item.span,
    why: 'A variant shows only what differs, so that its readers see at once what it changes.',
    ...(how === 'also' ? { help: 'Leave it out.' } : didYouMean(item, known)),
  }
}

export function bodyIsFixed(key: YamlText, name: string, path: Path, before: Saying): Diagnostic {
  const play = path.length === 1
  return {
    code: 'ST2046',
    severity: 'error',
    message: play
      ? 'A variant cannot write `play` anew.'
      : `A variant cannot write the steps of \`${name}\` anew.`,
    span: key.span,
    related: [{ span: before.key.span, label: `its steps, in ${before.layer.id}` }],
    why: 'Several modules may change one stage; hooks keep all their changes, new steps would lose them.',
    help: play
      ? 'Use `before:`, `after:` or `instead of:` with the words of the sentence that changes, or with the name of a stage that `play` runs.'
      : `Write it under \`instead of:\` as \`${name}: ...\`, or with the words of the one sentence that changes; \`original\` there stands for the old steps.`,
  }
}

export function otherForm(key: YamlText, path: Path, before: Saying): Diagnostic {
  return {
    code: 'ST2048',
    severity: 'error',
    message: `${placeOf(path)} has another form where it comes from, so the two cannot be joined.`,
    span: key.span,
    related: [{ span: before.key.span, label: `as ${before.layer.id} writes it` }],
    why: 'What a variant writes here is added to what is there.',
    help: 'Write it in the same form.',
  }
}

/** The two spans of one thing that two documents say. */
export function alsoSaid(said: Saying): { readonly span: Span; readonly label: string } {
  return { span: said.key.span, label: `${said.layer.id} says it here` }
}

export function didYouMean(key: YamlText, known: readonly string[]): Partial<Diagnostic> {
  const near = nearest(key.text, known)
  if (near === undefined) return {}
  return { help: `Did you mean \`${near}\`?`, fix: { span: key.span, text: near } }
}
