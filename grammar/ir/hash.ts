import { sha256 } from '../source/sha256.ts'
import type { GameIR } from './ir.ts'

/** Hash of a game's IR: equal for equal programs, whatever made them. Keys are written in order of their names. */
export function hashIr(ir: GameIR): string {
  return sha256(canonical(ir))
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}
