import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Span } from '../source/span.ts'
import type { YamlList, YamlNode, YamlText } from '../yaml/tree.ts'
import { entryNames, standing, type DraftEntry, type Saying } from './draft-game.ts'
import type { Layer } from './merged.ts'

export type Path = readonly string[]

/** The name of a place in a game in messages: `the higher rank wins` in `tables.battle.rule`. */
export function pathText(path: Path): string {
  const last = path.at(-1) ?? ''
  const within = path.slice(0, -1)
  return within.length === 0 ? `\`${last}\`` : `\`${last}\` in \`${within.join('.')}\``
}

export function removesNothing(key: YamlText, path: Path, entries: readonly DraftEntry[]): Diagnostic {
  const [head, ...inner] = wayTo(key.text, entries) ?? []
  return {
    code: 'ST2040',
    severity: 'error',
    message: `There is no ${pathText(path)} to remove.`,
    span: key.span,
    why: 'A removal without effect is usually a typo, and the rule it meant stays in force.',
    ...(head === undefined
      ? nearKeyAdvice(key, entryNames(entries))
      : {
          help: `It is inside \`${head}\`: write \`${[head, ...inner].join(': { ')}: removed${' }'.repeat(inner.length)}\`.`,
        }),
  }
}

/** The path to an entry nested in these. */
function wayTo(name: string, entries: readonly DraftEntry[]): readonly string[] | undefined {
  for (const entry of entries) {
    const inner = standing(entry)?.value
    if (inner?.kind !== 'map') continue
    if (entryNames(inner.entries).includes(name)) return [entry.name, name]
    const way = wayTo(name, inner.entries)
    if (way !== undefined) return [entry.name, ...way]
  }
  return undefined
}

export function changesNothing(key: YamlText, path: Path, before: Saying): Diagnostic {
  return {
    code: 'ST2041',
    severity: 'warning',
    message: `${pathText(path)} already says this.`,
    span: key.span,
    label: 'the same again',
    related: [{ span: before.key.span, label: `said in ${before.layer.id}` }],
    why: 'A variant contains only what differs, so that readers see at once what it changes.',
    help: 'Remove it, or write what should be different.',
  }
}

/** Reports two modules that declare the same tracked value: both would change it without knowing of each other. */
export function keptByBoth(key: YamlText, path: Path, before: Saying, layer: Layer): Diagnostic {
  return {
    code: 'ST2060',
    severity: 'warning',
    message: `\`${before.layer.id}\` and \`${layer.id}\` both declare ${pathText(path)}, so they share it.`,
    span: key.span,
    label: `\`${layer.id}\` declares it again`,
    related: [alsoSaid(before)],
    why: 'Each of them updates it, so together they may count everything twice.',
    help: 'Give it another name in one of them, or leave one of them out.',
  }
}

export function reachesNothing(
  part: YamlText,
  whole: YamlText,
  path: Path,
  known: readonly string[],
  mayBeNew: boolean,
): Diagnostic {
  const { help, ...advice } = nearKeyAdvice(part, known)
  const ifNew = `If it is new, write it without dots, on a line of its own under \`${path.at(-2) ?? ''}:\`.`
  return {
    code: 'ST2042',
    severity: 'error',
    message: `\`${whole.text}\` leads nowhere: there is no ${pathText(path)}.`,
    span: part.span,
    why: 'A dotted key changes something that already exists.',
    ...advice,
    ...(help === undefined ? {} : { help: mayBeNew ? `${help} ${ifNew}` : help }),
  }
}

export function otherHead(key: YamlText, entry: DraftEntry, path: Path): Diagnostic {
  return {
    code: 'ST2045',
    severity: 'error',
    message: `${pathText(path)} has different parameters in the base.`,
    span: key.span,
    label: 'these differ',
    related: [{ span: entry.key.span, label: 'its head' }],
    why: 'Other rules rely on its parameters, so a variant cannot change them.',
    help: `Write just \`${entry.name}:\`, or repeat it as it is: \`${entry.key.text}\`.`,
  }
}

export function whichOfSeveral(key: YamlText, entries: readonly DraftEntry[], path: Path): Diagnostic {
  return {
    code: 'ST2049',
    severity: 'error',
    message: `There is more than one ${pathText(path)}.`,
    span: key.span,
    related: entries.map((entry) => ({ span: entry.key.span, label: 'one of them' })),
    help: `Write the parameters too: ${entries.map((entry) => `\`${entry.key.text}:\``).join(' or ')}`,
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
    message: `There is no condition ${pathText(path)} for \`${word}\` to change.`,
    span: key.span,
    why: '`also` widens and `unless` narrows an existing condition.',
    ...nearKeyAdvice(key, known),
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
    message: `There is no list ${pathText(path)} for \`${word}\` to change.`,
    span: key.span,
    why: '`also`, `without` and `only` change an existing list.',
    ...nearKeyAdvice(key, known),
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
        ? `${pathText(path)} already contains \`${item.text}\`.`
        : `There is no \`${item.text}\` in ${pathText(path)} to remove.`,
    span: item.span,
    why: 'A variant contains only what differs, so that readers see at once what it changes.',
    ...(how === 'also' ? { help: 'Leave it out.' } : nearKeyAdvice(item, known)),
  }
}

export function bodyIsFixed(key: YamlText, name: string, path: Path, before: Saying): Diagnostic {
  const play = path.length === 1
  return {
    code: 'ST2046',
    severity: 'error',
    message: play ? 'A variant cannot replace `play`.' : `A variant cannot replace the steps of \`${name}\`.`,
    span: key.span,
    related: [{ span: before.key.span, label: `its steps, in ${before.layer.id}` }],
    why: 'Several modules may change one stage. Hooks keep all their changes; new steps would lose them.',
    help: play
      ? 'Use `before:`, `after:` or `instead of:` with the words of the sentence that changes, or with the name of a stage that `play` runs.'
      : `Write it under \`instead of:\` as \`${name}: ...\`, or with the words of the one sentence that changes; there \`original\` means the old steps.`,
  }
}

export function otherForm(key: YamlText, path: Path, before: Saying): Diagnostic {
  return {
    code: 'ST2048',
    severity: 'error',
    message: `${pathText(path)} has a different form in the base, so the two cannot be merged.`,
    span: key.span,
    related: [{ span: before.key.span, label: `as ${before.layer.id} writes it` }],
    why: 'What a variant writes here is added to what the base has.',
    help: 'Write it in the same form.',
  }
}

/** Labels both definitions of one thing in two documents. */
export function alsoSaid(statement: Saying): { readonly span: Span; readonly label: string } {
  return { span: statement.key.span, label: `${statement.layer.id} says it here` }
}

export function nearKeyAdvice(key: YamlText, known: readonly string[]): Partial<Diagnostic> {
  const near = nearest(key.text, known)
  if (near === undefined) return {}
  return { help: `Did you mean \`${near}\`?`, fix: { span: key.span, text: near } }
}
