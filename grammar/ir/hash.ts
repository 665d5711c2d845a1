import { sha256 } from '../source/sha256.ts'
import type { GameIR } from './ir.ts'

const known = new WeakMap<GameIR, string>()

/** Hash of a game's IR: equal for equal programs, whatever made them. */
export function hashIr(ir: GameIR): string {
  const before = known.get(ir)
  if (before !== undefined) return before
  const hash = sha256(canonical(ir))
  known.set(ir, hash)
  return hash
}

/** JSON with keys in order of their names: equal data gives equal text. */
export function canonicalJson(ir: GameIR): string {
  return canonical(ir)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
}
