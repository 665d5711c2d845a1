import { canonicalJson, hashIr } from '../../grammar/ir/hash.ts'
import { SEMANTICS_VERSION, type GameIR } from '../../grammar/ir/ir.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { refused, type Refused } from '../match/refused.ts'

/** A game as one text for a process without the grammar: a line with the format and the hash, then the IR as JSON. */
export function irText(ir: GameIR): string {
  return `sandtable-ir ${SEMANTICS_VERSION} ${hashIr(ir)}\n${canonicalJson(ir)}\n`
}

/** Parses such a text. Returns the reason if it is not one. */
export function irFromText(text: string): GameIR | Refused {
  const [head = '', body = ''] = text.split('\n')
  const [format, version, hash] = head.split(' ')
  if (format !== 'sandtable-ir') return refused('ST5201', 'This is not a game in IR form.')
  if (version !== String(SEMANTICS_VERSION))
    return refused(
      'ST5202',
      `This game was written for another version of the rule semantics: expected ${SEMANTICS_VERSION}, found ${version ?? 'none'}.`,
    )
  if (sha256(body) !== hash) return refused('ST5201', 'This game is damaged: its checksum does not match.')
  try {
    const ir: unknown = JSON.parse(body)
    if (isIr(ir)) return ir
  } catch {
    // A different file with its own checksum.
  }
  return refused('ST5201', 'This is not a game in IR form.')
}

/** True for a value with the outline of an IR. The checksum proves its origin, so it is not validated further. */
function isIr(value: unknown): value is GameIR {
  if (typeof value !== 'object' || value === null) return false
  return (
    Reflect.get(value, 'format') === 'sandtable-ir' &&
    Reflect.get(value, 'semantics') === SEMANTICS_VERSION &&
    ['seats', 'kinds', 'containers', 'pieces', 'stages', 'actions', 'play'].every((key) =>
      Array.isArray(Reflect.get(value, key)),
    )
  )
}
