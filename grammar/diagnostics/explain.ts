import { CATALOGUE, isCode } from './catalogue.ts'
import { severityOf } from './codes/severity.ts'

/** The page of a code as Markdown. Undefined if there is no such code. */
export function pageOf(code: string): string | undefined {
  if (!isCode(code)) return undefined
  const { title, meaning, wrong, right } = CATALOGUE[code]
  const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``
  return `# ${code}: ${title}\n\nSeverity: ${severityOf(code)}.\n\n${meaning}\n\nWrong:\n\n${block(wrong)}\n\nRight:\n\n${block(right)}\n`
}

/** The plain text that `sandtable explain` prints for a code such as `ST4105`. Undefined for an unknown code. */
export function explainCode(code: string): string | undefined {
  if (!isCode(code)) return undefined
  const { title, meaning, wrong, right } = CATALOGUE[code]
  const indent = (text: string): string => text.replace(/^/gm, '    ')
  return `${code}: ${title} (${severityOf(code)})\n\n${meaning}\n\nWrong:\n${indent(wrong)}\n\nRight:\n${indent(right)}\n`
}
