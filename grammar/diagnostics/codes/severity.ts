import type { Code } from '../catalogue.ts'

export type Severity = 'error' | 'warning' | 'note'

/**
 * Codes that are not errors. They are separate from the texts about codes, so that reporting them does not load those.
 */
const MILDER: { readonly [C in Code]?: Severity } = {
  ST2029: 'warning',
  ST2031: 'warning',
  ST2033: 'note',
  ST2041: 'warning',
  ST2059: 'warning',
  ST2060: 'warning',
  ST2062: 'note',
  ST2069: 'note',
  ST2071: 'warning',
  ST4030: 'note',
  ST4047: 'warning',
  ST4133: 'warning',
  ST4138: 'warning',
  ST4144: 'warning',
  ST4145: 'warning',
  ST4147: 'warning',
  ST4148: 'warning',
  ST4149: 'warning',
  ST4150: 'warning',
  ST4156: 'warning',
  ST4157: 'warning',
  ST4158: 'warning',
  ST4159: 'warning',
  ST4170: 'warning',
  ST4171: 'warning',
  ST4182: 'warning',
  ST4212: 'warning',
  ST4216: 'warning',
  ST4231: 'warning',
  ST4236: 'warning',
  ST4237: 'warning',
  ST4239: 'warning',
  ST4246: 'warning',
  ST4310: 'warning',
  ST4311: 'warning',
  ST4222: 'warning',
  ST4290: 'warning',
  ST4291: 'warning',
  ST4292: 'warning',
  ST4320: 'note',
  ST4293: 'note',
  ST4294: 'warning',
  ST4295: 'warning',
  ST4403: 'note',
  ST5022: 'warning',
  ST5158: 'note',
  ST6011: 'note',
  ST6013: 'note',
  ST6016: 'warning',
  ST7025: 'note',
  ST7026: 'note',
  ST7027: 'note',
  ST7060: 'note',
}

export function severityOf(code: Code): Severity {
  return MILDER[code] ?? 'error'
}
