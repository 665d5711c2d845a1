import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { formatRuleset } from '../../grammar/format/format.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { print, printDocument, printError } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { STANDARD_INPUT, isUtf8, replaceDocument, standardInput } from './text-file.ts'
import { yamlFiles } from '../host-node/yaml-files.ts'

/** Formats rulesets, or lists those that would change. A file that cannot be read as YAML is left unchanged. */
export function fmt(targets: readonly string[], options: OptionsOf<'fmt'>): number {
  if (targets.length === 1 && targets[0] === STANDARD_INPUT) return fmtInput()
  const files = [...new Set(targets.flatMap(filesOf))]
  let refused = 0
  let changed = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    if (!isUtf8(file, text)) {
      refused++
      printError(`error[ST7023]: \`${file}\` is not UTF-8 and was left unchanged.\n`)
      continue
    }
    const result = formatRuleset(file, text)
    if (result.kind === 'refused') {
      refused++
      printDiagnostics(result.diagnostics)
      printError(`error[ST7023]: \`${file}\` is left unchanged until this is fixed.\n`)
      continue
    }
    if (result.text === text) continue
    changed++
    if (options.check === true) print(`error[ST7022]: \`${file}\` is not formatted.`)
    else {
      replaceDocument(file, result.text)
      print(`${file}: formatted.`)
    }
  }
  print(summary(files.length, changed, refused, options.check === true))
  return refused > 0 || (options.check === true && changed > 0) ? EXIT.findings : EXIT.fine
}

/** Formats standard input to standard output. */
function fmtInput(): number {
  const result = formatRuleset('standard-input.yaml', standardInput())
  if (result.kind === 'refused') {
    printDiagnostics(result.diagnostics)
    return EXIT.findings
  }
  printDocument(result.text)
  return EXIT.fine
}

/** A named file is used as it is. Of a folder, all Sandtable documents are, including texts and examples. */
function filesOf(target: string): readonly string[] {
  if (!existsSync(target)) throw new UsageError('ST7002', `There is no file or folder called \`${target}\`.`)
  const stats = statSync(target)
  if (stats.isDirectory())
    return yamlFiles(target)
      .filter((path) => /^sandtable:/m.test(readFileSync(path, 'utf8')))
      .map((path) => relative(process.cwd(), path) || path)
  if (!stats.isFile()) throw new UsageError('ST7002', `\`${target}\` is not an ordinary file.`)
  return [target]
}

function summary(files: number, changed: number, refused: number, onlyCheck: boolean): string {
  const parts = [
    `${files} ${files === 1 ? 'file' : 'files'} looked at`,
    onlyCheck ? `${changed} would change` : `${changed} changed`,
    ...(refused > 0 ? [`${refused} left as ${refused === 1 ? 'it is' : 'they are'}`] : []),
  ]
  return `${parts.join(', ')}.`
}
