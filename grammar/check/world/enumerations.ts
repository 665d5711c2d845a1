import { TYPE_WORDS } from '../../names/language-words.ts'
import type { MergedGame } from '../../merge/merged.ts'
import { declaredEntries, declaredNames } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { entryNamed, sectionEntries, textsOf } from './tree-reading.ts'

/** The section `values`: each enumeration with its values in order. */
export function readEnumerations(
  game: MergedGame,
  reporter: Reporter,
): ReadonlyMap<string, readonly string[]> {
  const enumerations = new Map<string, readonly string[]>()
  for (const [name, entry] of declaredEntries(
    sectionEntries(game, 'values', reporter),
    'an enumeration',
    reporter,
  )) {
    if (TYPE_WORDS.some((word) => word === name)) {
      reporter.report(
        'ST4003',
        entry.key.span,
        `\`${name}\` is a type of its own; your values need another name.`,
      )
      continue
    }
    let list = entry
    if (entry.value.kind === 'map') {
      const line = entryNamed(entry.value.entries, 'line')
      if (line === undefined) {
        reporter.report(
          'ST4001',
          entry.key.span,
          `\`${name}\` is a list of names, or a map with such a list under \`line\`.`,
        )
        continue
      }
      const called = entryNamed(entry.value.entries, 'called')
      if (called !== undefined) reporter.unsupported(called.key.span, 'Other words of a seat for values are')
      list = line
    }
    const texts = textsOf(list, reporter)
    if (texts.length > SIZE_LIMITS.names) {
      reporter.report('ST4006', entry.key.span, `An enumeration has at most ${SIZE_LIMITS.names} values.`)
      continue
    }
    enumerations.set(name, [...declaredNames(texts, `a value of \`${name}\``, reporter).keys()])
  }
  return enumerations
}
