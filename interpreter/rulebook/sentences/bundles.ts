import type { Bundle, InCommon, Lot, Name } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { named, rule, spokenRule } from './speaker.ts'
import type { Speaker } from './speaker.ts'
import { enumerated, plain } from '../model/words.ts'

/** `2 stones and 1 to 3 planks` */
export function bundle(speaker: Speaker, node: Bundle): Words {
  const what = enumerated(
    node.lots.map((one) => lot(speaker, one)),
    spokenRule(speaker, 'and'),
  )
  return withInCommon(speaker, node, what)
}

/** Things with what they have in common. */
export function withInCommon(speaker: Speaker, { ofOne, inSequence }: InCommon, things: Words): Words {
  const name = (column: Name): Words => named(speaker, column.text)
  const what = ofOne === undefined ? things : rule(speaker, 'of one', { what: things, name: name(ofOne) })
  return inSequence === undefined ? what : rule(speaker, 'in sequence', { what, name: name(inSequence) })
}

function lot(speaker: Speaker, { least, most, name }: Lot): Words {
  const what = named(speaker, name.text)
  const number = plain(String(least))
  if (most === undefined) return [...rule(speaker, 'or more', { number, what })]
  if (most !== least) return rule(speaker, 'from to', { least: number, most: plain(String(most)), what })
  return [...number, ...plain(' '), ...what]
}
