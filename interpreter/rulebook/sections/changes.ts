import { CHANGE_GROUPS } from '../../describe/change.ts'
import { describeChanges, type Described } from '../../describe/changes.ts'
import { tableMatrices } from '../../describe/table-matrix.ts'
import type { Configured } from '../../../grammar/load.ts'
import { section, type Making } from '../sentences/making.ts'
import type { Block, Section } from '../model/model.ts'
import { foreign, frame, authored } from '../sentences/speaker.ts'
import { list, paragraph, plain, sentence } from '../model/words.ts'

/** The changes of a variant for the players of its base, in words. */
export function changes(making: Making): readonly Section[] {
  const { speaker, configured, base, titles } = making
  if (base === undefined) return []
  const all = describeChanges(described(base, configured), described(configured, configured))
  if (all.length === 0) {
    const name = authored(speaker, titles.get(base.ruleset.game.id) ?? base.ruleset.game.title)
    return section(making, 'changes', [paragraph(frame(speaker, 'same as base', { base: name }))])
  }
  const blocks = CHANGE_GROUPS.flatMap((group): readonly Block[] => {
    const mine = all.filter((change) => change.group === group)
    if (mine.length === 0) return []
    return [
      paragraph(foreign(speaker, plain(group)), 'label'),
      ...list(
        mine.map(({ text, kind }) => ({
          words: sentence(foreign(speaker, plain(named(text)))),
          mark: kind,
          isTold: true,
        })),
      ),
    ]
  })
  return section(making, 'changes', blocks)
}

/** Without the code of rules, which the book says in words where it marks them. */
function named(text: string): string {
  const [, said] = /^(.*, only if: .*?) ?\(.*\)\.?$/su.exec(text) ?? []
  if (said !== undefined) return said
  const [name = '', code = ''] = text.split(/: (.*)$/su)
  return CODE.test(code) ? name : text
}

/** Terms, steps and their names as rulesets write them. */
const CODE = /[a-z]\(|[a-z]\.[a-z]|;|\bset \w+ to\b|\bif .* then\b|^\(|\bplayer\b.*\bwhere\b/u

/** Options that are only chosen are the same on both sides. */
function described({ ruleset, checked }: Configured, { ruleset: { options } }: Configured): Described {
  return { game: ruleset.game, options, matrices: tableMatrices(checked) }
}
