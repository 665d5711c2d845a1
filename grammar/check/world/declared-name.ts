import { refusedFor, type ReservedIn } from '../../expression/reserved-words.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { nameText } from './tree-reading.ts'

const WORD = /^\p{L}[\p{L}\p{N}]*(?:['_-][\p{L}\p{N}]+)*$/u

/**
 * The name that a key or list item declares: words, none of them reserved. Undefined, and reported, if it is not a
 * name. `what` is the thing named, such as `a kind`.
 */
export function declaredName(text: YamlText, what: string, reporter: Reporter): string | undefined {
  const name = nameText(text.text)
  if (name === '') return reporter.report('ST4002', text.span, ...articleAlone(text.text.trim(), what))
  const reserved = refusedFor(name)
  if (reserved !== undefined) {
    reporter.broken.add(name)
    return reporter.report('ST4002', text.span, ...reservedNameMessage(name, what, reserved))
  }
  for (const word of name.split(' ')) {
    if (WORD.test(word)) continue
    reporter.broken.add(name)
    return reporter.report('ST4002', text.span, `\`${name}\` cannot be the name of ${what}.`, {
      why: "Names are words: a letter first, then letters and digits, with `'`, `-` or `_` only between them.",
      help: name.includes(',') ? 'Several names need a line each.' : 'Choose a name that is made of words.',
    })
  }
  return name
}

/** The message for a name that is only an article. */
export function articleAlone(
  written: string,
  what: string,
): readonly [message: string, more: Partial<Diagnostic>] {
  return [
    `\`${written}\` cannot be the name of ${what}.`,
    {
      why: 'The articles `a`, `an` and `the` are skipped everywhere, so they cannot be a name.',
      help: 'Choose a name that is more than an article.',
    },
  ]
}

/** The message for a name that contains reserved words. */
export function reservedNameMessage(
  name: string,
  what: string,
  { words, does, instead }: ReservedIn,
): readonly [message: string, more: Partial<Diagnostic>] {
  const [cannot, why] =
    does === 'begins a step'
      ? [`begin with \`${words}\`, which begins a step`, 'In a list of steps it would be read as that step.']
      : [
          `contain the reserved ${words.includes(' ') ? 'words' : 'word'} \`${words}\``,
          `In a rule \`${words}\` ${does}, so \`${name}\` could not be read as ${name === words ? 'a' : 'one'} name there.`,
        ]
  return [
    `The name of ${what} cannot ${cannot}.`,
    {
      why,
      help: `Call it \`${instead}\`, for example, here and wherever it is used.${what === 'an action' ? ` Its moves may still be written so: \`write: ${name}\`.` : ''}`,
    },
  ]
}

/** Entries by the names they declare; leaves out and reports those without a name or with a duplicate one. */
export function declaredEntries(
  entries: readonly MergedEntry[],
  what: string,
  reporter: Reporter,
): ReadonlyMap<string, MergedEntry> {
  const found = new Map<string, MergedEntry>()
  const most = SIZE_LIMITS.names
  if (entries.length > most)
    reporter.report('ST4006', entries[most]?.key.span, `At most ${most} names are allowed here.`, {
      label: 'this one is too many',
      help: 'Remove what the game does not need.',
    })
  for (const entry of entries.slice(0, most)) {
    const name = declaredName(entry.key, what, reporter)
    if (name === undefined) continue
    const former = found.get(name)
    if (former === undefined) found.set(name, entry)
    else
      reporter.report('ST4003', entry.key.span, `There is already ${what} called \`${name}\`.`, {
        related: [{ span: former.key.span, label: 'the other one' }],
      })
  }
  return found
}

/** The texts of a list as names, each once. */
export function declaredNames(
  texts: readonly YamlText[],
  what: string,
  reporter: Reporter,
): ReadonlyMap<string, YamlText> {
  const found = new Map<string, YamlText>()
  for (const text of texts) {
    const name = declaredName(text, what, reporter)
    if (name === undefined) continue
    const former = found.get(name)
    if (former === undefined) found.set(name, text)
    else
      reporter.report('ST4003', text.span, `There is already ${what} called \`${name}\`.`, {
        related: [{ span: former.span, label: 'the other one' }],
      })
  }
  return found
}
