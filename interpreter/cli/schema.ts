import { publishedSchema } from '../../grammar/document/schema/published.ts'
import { EXIT } from './exit.ts'
import { print } from './output.ts'

/** Prints the JSON Schema that other editors can use. */
export function schema(): number {
  print(JSON.stringify(publishedSchema(), null, 2))
  return EXIT.fine
}
