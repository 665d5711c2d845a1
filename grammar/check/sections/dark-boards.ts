import { bookText } from '../../book/book-text.ts'
import { TRUE, cell } from '../../ir/build.ts'
import { NONE, type DarkIR } from '../../ir/ir.ts'
import { SPACE } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { actionPart } from '../elaboration/action-part.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { truth } from '../elaboration/dispatch.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { Scope } from '../elaboration/scope.ts'
import { isNo, isYes } from '../world/tree-reading.ts'
import { scalarOf } from '../elaboration/values.ts'

/** Boards on which nobody sees more than the pieces that they know. Undefined if there are none. */
export function dark(el: Elaboration): DarkIR | undefined {
  const found = el.section('places').flatMap((entry) => {
    const text = actionPart(entry, 'dark')
    const board = el.world.boards.find(({ place }) => place === entry.name)
    const isDark = text?.kind === 'text' && !isNo(text.text)
    // Others have been refused.
    const isSeen = board !== undefined && el.world.containers[board.first]?.seenBy === 'everyone'
    return board === undefined || !isDark || isSeen ? [] : [{ board, text, name: entry.name, key: entry.key }]
  })
  if (found.length === 0) return undefined
  for (const { name, key } of el.section('places')) {
    const isLight = !found.some((each) => each.name === name)
    if (isLight && el.world.boards.some(({ place }) => place === name))
      el.findings.report(
        'ST4214',
        key.span,
        `Everybody sees all pieces on \`${name}\`, and another board is dark.`,
        {
          help: 'Say `dark: yes` of both. Pieces that everybody is to see can lie in other places.',
        },
      )
  }
  for (const { of, key, name } of [...el.tracked.values()].flat())
    if (of === 'space')
      el.findings.report(
        'ST4214',
        key.span,
        `Everybody would see \`${name}\` on the spaces of a dark board.`,
        {
          help: 'Track it of the pieces, or of each player in secret.',
        },
      )
  const at = el.memory.region({
    name: 'dark',
    length: 1,
    least: NONE,
    most: Math.max(el.world.spaces.length, el.world.seats.length),
    orNone: true,
    start: NONE,
    per: 'container',
  })
  return {
    cell: at,
    boards: found.map(({ board: { first, count }, text, name, key }) => ({
      first,
      count,
      isDark: el.memo.part('dark', name, [key, text], () => condition(el, text, at)).result,
    })),
  }
}

/** The condition under which a space, `it`, is dark to a player, `you`. */
function condition(el: Reading, text: YamlText, at: number): DarkIR['boards'][number]['isDark'] {
  if (isYes(text.text)) return TRUE
  const source = bookText(text)
  const scope = new Scope().withIt(scalarOf(SPACE, cell(at)))
  el.names.scope(scope, text.span)
  const parsed = el.findings.read(source, 'expression')
  return parsed === undefined ? TRUE : onTurn(el, () => truth(el, { source, scope }, parsed)).ir
}
