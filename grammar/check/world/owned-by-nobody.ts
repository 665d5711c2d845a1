import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../source/span.ts'
import type { ClassInfo } from './world.ts'

/** The same message in all places, so that it is given once. */
export function ownedByNobody(
  { name }: Pick<ClassInfo, 'name'>,
  span: Span,
  label: string,
): readonly [message: string, more: Partial<Diagnostic>] {
  return [
    `No player can own a \`${name}\`.`,
    {
      label: 'belongs to nobody',
      why: 'It has no owner of its own, so it belongs to whoever owns the place where it lies, and no such place has an owner.',
      help: `Write \`owner: fixed\` below \`${name}\` if each player has some, or \`owner: changes\` if they change hands.`,
      related: [{ span, label }],
    },
  ]
}
