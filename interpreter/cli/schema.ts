import { publishedSchema } from '../../grammar/document/schema/published.ts'
import { EXIT } from './exit.ts'
import { print, printError } from './output.ts'

/** The name under which `new` looks for the schema beside a new file. */
export const SCHEMA_FILE = 'sandtable.schema.json'

/** The first line with which editors that know the YAML language server find the schema. */
export const SCHEMA_LINE = `# yaml-language-server: $schema=./${SCHEMA_FILE}\n`

/** Prints the JSON Schema that other editors can use. */
export function schema(): number {
  print(JSON.stringify(publishedSchema(), null, 2))
  printError(`Keep it as ${SCHEMA_FILE} beside your rulesets. Those whose first line is\n  ${SCHEMA_LINE}`)
  printError(
    'have completion and marks in editors with the YAML language server; `sandtable new` writes it.\n',
  )
  return EXIT.fine
}
