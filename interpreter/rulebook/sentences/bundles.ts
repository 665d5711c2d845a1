import type { Bundle, InCommon, Lot, Name } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { named, rule, spokenRule, type Speaker } from './speaker.ts'
import { enumerated, plain } from '../model/words.ts'

/** `2 stones and 1 to 3 planks` */
export function bundle(speaker: Speaker, node: Bundle): Words {
  const what = enumerated(
    node.lots.map((one) => lot(speaker, one)),
    spokenRule(speaker, 'and'),
  )
  return node.joined.reduce(
    (before, other) => rule(speaker, 'joined', { what: before, other: bundle(speaker, other) }),
    withInCommon(speaker, node, what),
  )
}

/** Things with what they have in common. */
export function withInCommon(
  speaker: Speaker,
  { ofOne, ofDifferent, inSequence }: InCommon,
  things: Words,
): Words {
  const name = (column: Name): Words => named(speaker, column.text)
  const alike = ofOne === undefined ? things : rule(speaker, 'of one', { what: things, name: name(ofOne) })
  const what =
    ofDifferent === undefined
      ? alike
      : rule(speaker, 'of different', { what: alike, name: name(ofDifferent) })
  return inSequence === undefined ? what : rule(speaker, 'in sequence', { what, name: name(inSequence) })
}

function lot(speaker: Speaker, { least, most, name }: Lot): Words {
  const what = named(speaker, name.text)
  const number = plain(String(least))
  if (most === undefined) return [...rule(speaker, 'or more', { number, what })]
  if (most !== least) return rule(speaker, 'from to', { least: number, most: plain(String(most)), what })
  return [...number, ...plain(' '), ...what]
}
