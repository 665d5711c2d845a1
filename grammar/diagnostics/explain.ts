import { codeEntry } from './catalogue.ts'

/** The page of a code as Markdown; undefined if there is no such code. */
export function pageOf(code: string): string | undefined {
  const entry = codeEntry(code)
  if (entry === undefined) return undefined
  const { title, severity, meaning, wrong, right } = entry
  const block = (text: string): string => `\`\`\`\n${text}\n\`\`\``
  return `# ${code}: ${title}\n\nSeverity: ${severity}.\n\n${meaning}\n\nWrong:\n\n${block(wrong)}\n\nRight:\n\n${block(right)}\n`
}

/** What `sandtable explain` prints for a code such as `ST4105`, as plain text; undefined for an unknown code. */
export function explainCode(code: string): string | undefined {
  const entry = codeEntry(code)
  if (entry === undefined) return undefined
  const indent = (text: string): string => text.replace(/^/gm, '    ')
  return `${code}: ${entry.title} (${entry.severity})\n\n${entry.meaning}\n\nWrong:\n${indent(entry.wrong)}\n\nRight:\n${indent(entry.right)}\n`
}
