import type { MergedEntry } from '../../merge/merged.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { KindInfo } from './world.ts'
import type { ClassDraft } from './classes.ts'
import { declaredEntries } from './declared-name.ts'
import { spells } from '../../document/spelling.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, mapEntries, nameText, entryTexts } from './tree-reading.ts'

const MOST_NESTED = 100

/** The families of a class, each as its kinds in order. Families may contain families. */
export function readFamilies(
  draft: ClassDraft,
  kinds: readonly KindInfo[],
  reporter: Reporter,
): ReadonlyMap<string, readonly number[]> {
  const entry = entryNamed(draft.parts, 'families')
  const rows = entry === undefined ? [] : mapEntries(entry.value, entry.key.span, '`families`', reporter)
  const declared = declaredEntries(rows, `a family of ${draft.name}`, reporter)
  const own = draft.kinds.flatMap((index) =>
    kinds[index] === undefined ? [] : [{ index, kind: kinds[index] }],
  )
  const found = new Map<string, readonly number[]>(draft.rows)
  const open: string[] = []

  const resolve = (name: string, family: MergedEntry): readonly number[] => {
    const cached = found.get(name)
    if (cached !== undefined) return cached
    if (open.includes(name)) {
      const circle = [...open.slice(open.indexOf(name)), name].map((n) => `\`${n}\``).join(' holds ')
      reporter.report('ST4032', family.key.span, `A family cannot hold itself: ${circle}.`)
      return []
    }
    if (open.length >= MOST_NESTED) {
      reporter.report('ST4006', family.key.span, `Families hold one another at most ${MOST_NESTED} deep.`)
      return []
    }
    open.push(name)
    const members = new Set<number>()
    for (const text of entryTexts(family, reporter)) {
      const written = nameText(text.text)
      const kind = own.find((k) => spells(written, k.kind.name, k.kind.plural))
      const row = [...draft.rows].find(([other]) => spells(written, other, undefined))
      const inner = [...declared].find(([other]) => spells(written, other, undefined))
      if (kind !== undefined) members.add(kind.index)
      else if (row !== undefined) for (const index of row[1]) members.add(index)
      else if (inner !== undefined) for (const index of resolve(...inner)) members.add(index)
      else if (!reporter.isBroken(written)) {
        const candidates = [...own.map((k) => k.kind.name), ...draft.rows.keys(), ...declared.keys()]
        const message = `\`${draft.name}\` has no kind or family called \`${written}\`.`
        reporter.report('ST4004', text.span, message, suggestion(written, candidates))
      }
    }
    open.pop()
    const list = [...members].sort((a, b) => a - b)
    found.set(name, list)
    return list
  }

  for (const [name, family] of declared) resolve(name, family)
  return found
}
