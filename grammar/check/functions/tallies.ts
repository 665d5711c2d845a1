import type { Sheet, FunctionDeclaration } from '../elaboration/declarations.ts'
import { comparedName } from '../../document/names.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import { arithmetic, constant, loadWord } from '../../ir/build.ts'
import type { ExprIR, StepIR, TallyIR } from '../../ir/ir.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { callFunction } from './functions.ts'
import { scalarOf } from '../elaboration/values.ts'
import { announces } from './announced-values.ts'
import { parameterType } from '../elaboration/parameters.ts'
import { Scope } from '../elaboration/scope.ts'
import { LARGEST_NUMBER, PUBLIC } from '../../types/types.ts'

/**
 * The lines of a tally for one player, each as a function of the seat, and memory for their values when the tally was last
 * counted: once points are scored, the pieces that earned them are often collected at once. Undefined for any other
 * declaration.
 */
export function sheetOf(el: Reading, declaration: FunctionDeclaration): Sheet | undefined {
  return el.memo.shared('sheets', declaration.name, () => makeSheet(el, declaration))
}

/**
 * Merges secret lines into one. A reader who knows the total and all lines but one could compute that one; of merged
 * lines only the sum.
 */
function makeSheet(el: Reading, declaration: FunctionDeclaration): Sheet | undefined {
  const { entry, signature } = declaration
  const [parameter, ...more] = signature?.parameters ?? []
  if (parameter === undefined || more.length > 0 || entry.value.kind !== 'map') return undefined
  const head = bookText(entry.key)
  const wanted = parameterType(el, parameter, head)
  if (wanted.type.kind !== 'seat' || wanted.several) return undefined
  const name: Name = { text: declaration.name, start: 0, end: entry.key.text.length }
  const anybody = scalarOf(wanted.type, el.boundRegister(wanted.type).ir)
  callFunction(el, { source: head, scope: new Scope() }, name, [], [anybody])
  const body = el.annotations.get('call', name)?.body
  const [reg] = body?.registers ?? []
  if (body === undefined || reg === undefined || body.lines.length < entry.value.entries.length)
    return undefined
  const lines: Line[] = []
  const secrets: Line[] = []
  for (const { name, value } of body.lines) {
    const target = value.secrecy === PUBLIC ? lines : secrets
    target.push({ name, value: value.ir })
  }
  const atAnyTime = secrets.length === 0 && !body.lines.some(({ written }) => announces(el, written))
  if (secrets.length > 0)
    lines.push({
      name: secrets.map(({ name }) => name).join(', '),
      value: secrets.map(({ value }) => value).reduce((sum, value) => arithmetic('add', sum, value)),
    })
  return { tally: tallyOf(el, declaration, lines, reg, atAnyTime), hidden: secrets.length > 0 }
}

interface Line {
  readonly name: string
  readonly value: ExprIR
}

function tallyOf(
  lowering: Lowering,
  { name, entry }: FunctionDeclaration,
  lines: readonly Line[],
  reg: number,
  atAnyTime: boolean,
): TallyIR {
  const counted = lowering.memory.region({
    name: `sheet of ${name}`,
    length: (lines.length + 1) * lowering.world.seats.length,
    least: -LARGEST_NUMBER,
    most: LARGEST_NUMBER,
    orNone: false,
    start: 0,
    per: 'history',
  })
  const origin = lowering.texts.origin(entry.key.span)
  const terms = lines.map((line) => ({
    name: line.name,
    term: lowering.slots.term({ name: `${name}: ${line.name}`, params: [reg], body: line.value, origin }),
  }))
  return { name, lines: terms, counted, atAnyTime }
}

/** True if a step that counts with this expression reveals the whole sum to everybody. */
export function tellsSum(e: Expression, { name }: FunctionDeclaration): boolean {
  if (e.kind !== 'openly') return false
  const { term } = e
  return (term.kind === 'call' || term.kind === 'of') && comparedName(term.name.text) === name
}

/** Records the value of each line of a tally for a seat, before a step that counts it. */
export function noteSheet(sheet: TallyIR, seat: ExprIR, origin: number): readonly StepIR[] {
  const words = sheet.lines.length + 1
  const index = arithmetic('mul', seat, constant(words))
  const store = (word: number, value: ExprIR): StepIR => ({
    step: 'store',
    base: sheet.counted + word,
    index,
    value,
    least: -LARGEST_NUMBER,
    most: LARGEST_NUMBER,
    orNone: false,
    origin,
  })
  return [
    store(0, arithmetic('add', loadWord(sheet.counted, index), constant(1))),
    ...sheet.lines.map(({ term }, line) => store(line + 1, { op: 'call', term, args: [seat] })),
  ]
}
