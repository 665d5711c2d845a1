import { comparedName } from '../../../grammar/document/names.ts'
import type { Parameter } from '../../../grammar/expression/ast.ts'
import { withCondition } from '../sentences/nouns.ts'
import {
  entriesIn,
  goneRules,
  hooked,
  label,
  parametersOf,
  ruleBlock,
  section,
  withParameters,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import { thingCalled } from '../sentences/names.ts'
import type { Block, Section, Words } from '../model/model.ts'
import { nameOf, type Entry } from '../sentences/reading.ts'
import { frame, named, rule, told, withSource, type Speaker } from '../sentences/speaker.ts'
import { steps } from '../sentences/steps.ts'
import { emphasis, enumerated, list, paragraph } from '../model/words.ts'
import { withArticle } from '../sentences/bare-names.ts'

/** The game from start to end, and each of its stages. */
export function course(making: Making): readonly Section[] {
  const { speaker, game, marks } = making
  const play = steps(speaker, game.sections.get('play'))
  const mark = marks.of('play')
  const start: readonly Block[] =
    play.length === 0
      ? []
      : [
          label(speaker, 'from start to end'),
          ...list(
            play.map((item) => (mark === undefined ? item : { ...item, mark })),
            play.length > 1,
          ),
        ]
  const stages = entriesIn(making, 'stages')
    .filter((entry) => !speaker.openings.stages.has(comparedName(nameOf(entry))))
    .map((entry) => stage(making, entry))
  return section(making, 'course', [...start, ...stages, ...goneRules(making, 'stages')])
}

function stage(making: Making, entry: Entry): Block {
  const { marks } = making
  const name = nameOf(entry)
  const speaker = withParameters(making.speaker, entry)
  const items = steps(speaker, entry.value)
  const { blocks, isChanged } = hooked(making, speaker, name, list(items, items.length > 1))
  const mark = marks.of('stages', name) ?? (isChanged ? 'changed' : undefined)
  const body = blocks.length > 0 ? blocks : [paragraph(frame(speaker, 'nothing more'), 'quiet')]
  return ruleBlock(making, { section: 'stages', entry, blocks: [...given(speaker, entry), ...body], mark })
}

/** The parameters of a stage, action or term. */
export function given(speaker: Speaker, entry: Entry): readonly Block[] {
  const parameters = parametersOf(entry)
  if (parameters.length === 0) return []
  const from = withSource(speaker, entry.key)
  const words = told(from, (s) => {
    const all = parameters.map((each) => parameter(s, each))
    return frame(s, 'needs', { what: enumerated(all, s.phrases.and) })
  })
  return [paragraph(words, 'quiet')]
}

function parameter(speaker: Speaker, { owner, type, called, where }: Parameter): Words {
  const name = named(speaker, type.text)
  const whose = owner === undefined ? name : rule(speaker, owner, { what: name })
  const isMany = thingCalled(speaker.names, comparedName(type.text))?.isPlural === true
  const one = owner === 'your' || isMany ? whose : withArticle(speaker, whose)
  const isNamed = called.text !== type.text
  const what = isNamed
    ? rule(speaker, 'parameter', { what: one, name: emphasis(named(speaker, called.text)) })
    : one
  if (where === undefined) return what
  const thing = thingCalled(speaker.names, comparedName(type.text))?.thing.name
  return withCondition({ ...speaker, about: isMany ? 'many' : 'one', thing }, what, where)
}
