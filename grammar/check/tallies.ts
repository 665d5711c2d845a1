import { parseExpression, textSource } from '../expression/parse.ts'
import { arithmetic, constant, load } from '../ir/build.ts'
import type { ExprIR, StepIR, TallyIR } from '../ir/ir.ts'
import type { Elaboration, FunctionDeclaration } from './elaboration.ts'
import { number, scalarOf } from './expressions.ts'
import { announces } from './announcing.ts'
import { parameterType } from './parameters.ts'
import { Scope } from './scope.ts'
import { LARGEST, PUBLIC } from './types.ts'

/**
 * The lines of a tally of one player, each as a function of the seat, and room for what they were worth when the tally was
 * last counted: once points are written down, the pieces that they came from are often gathered in at once. undefined:
 * something else, or a tally of which not everybody may know every line.
 */
export function sheetOf(el: Elaboration, declaration: FunctionDeclaration): TallyIR | undefined {
  const known = el.sheets.get(declaration.name)
  if (known !== undefined || el.sheets.has(declaration.name)) return known
  const made = makeSheet(el, declaration)
  el.sheets.set(declaration.name, made)
  return made
}

function makeSheet(el: Elaboration, declaration: FunctionDeclaration): TallyIR | undefined {
  const { entry, signature } = declaration
  const [parameter, ...more] = signature?.parameters ?? []
  if (parameter === undefined || more.length > 0 || entry.value.kind !== 'map') return undefined
  const head = textSource(entry.key)
  const wanted = parameterType(el, parameter, head.spanOf(parameter.start, parameter.end))
  if (wanted.type.kind !== 'seat' || wanted.several) return undefined
  let atAnyTime = true
  const lines: { readonly name: string; readonly term: number }[] = []
  for (const line of entry.value.entries) {
    if (line.value.kind !== 'text') return undefined
    const source = textSource(line.value)
    const parsed = parseExpression(source, el.diagnostics)
    if (parsed === undefined) return undefined
    const { reg, ir } = el.boundRegister()
    const scope = new Scope().declare({
      name: parameter.called.text,
      value: scalarOf(wanted.type, ir),
      span: entry.key.span,
    })
    const value = el.silently(() => number(el, { source, scope }, parsed))
    if (value.secrecy !== PUBLIC) return undefined
    atAnyTime &&= !announces(el, parsed)
    const term = el.terms.push({
      name: `${declaration.name}: ${line.name}`,
      params: [reg],
      body: value.ir,
      origin: el.origin(line.key.span),
    })
    lines.push({ name: line.name, term: term - 1 })
  }
  const words = lines.length + 1
  const at = el.memory.region({
    name: `sheet of ${declaration.name}`,
    length: words * el.world.seats.length,
    least: -LARGEST,
    most: LARGEST,
    orNone: false,
    start: 0,
    per: 'history',
  })
  return { name: declaration.name, lines, counted: at, atAnyTime }
}

/** Writes down line by line what a tally is worth for a seat, before a step that counts it. */
export function noteSheet(sheet: TallyIR, seat: ExprIR, origin: number): readonly StepIR[] {
  const words = sheet.lines.length + 1
  const index = arithmetic('mul', seat, constant(words))
  const store = (word: number, value: ExprIR): StepIR => ({
    step: 'store',
    base: sheet.counted + word,
    index,
    value,
    least: -LARGEST,
    most: LARGEST,
    orNone: false,
    origin,
  })
  return [
    store(0, arithmetic('add', load(sheet.counted, index), constant(1))),
    ...sheet.lines.map(({ term }, line) => store(line + 1, { op: 'call', term, args: [seat] })),
  ]
}
