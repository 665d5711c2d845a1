import type { Expression } from '../../../grammar/expression/ast.ts'

type Operator = Extract<Expression, { readonly kind: 'arithmetic' }>['operator']

/** The value of an operation on numbers that no move changes. Undefined where the rules would refuse it. */
export function calculated(operator: Operator, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case 'mod':
      return right > 0 && left >= 0 ? left % right : undefined
    case '/ up':
      return right > 0 ? Math.ceil(left / right) : undefined
    case '/ down':
      return right > 0 ? Math.floor(left / right) : undefined
  }
}
