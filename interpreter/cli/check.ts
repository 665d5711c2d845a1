import { existsSync } from 'node:fs'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { renderGithub } from '../../grammar/diagnostics/render-github.ts'
import { renderJson } from '../../grammar/diagnostics/render-json.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { renderSarif } from '../../grammar/diagnostics/render-sarif.ts'
import { SeenRequest } from '../host-node/seen-request.ts'
import { SoundBefore } from '../host-node/sound-before.ts'
import { EXIT, isWrong, UsageError } from './exit.ts'
import type { Format } from './formats.ts'
import { prettyOn, print } from './output.ts'
import { again } from './watch.ts'
import { requestFor, rulesetFiles, rulesetPath } from './ruleset-argument.ts'

export interface CheckOptions {
  readonly format: Format
  readonly watch?: boolean
  readonly quiet?: boolean
  readonly denyWarnings?: boolean
}

export async function check(targets: readonly string[], options: CheckOptions): Promise<number> {
  const once = (): Promise<number> => checkOnce(targets, options)
  if (options.watch !== true) return once()
  const paths = targets.map((target) => (existsSync(target) ? target : rulesetPath(target)))
  return again(paths, once, async () => {
    if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[H')
    try {
      await once()
    } catch (thrown) {
      // A file may disappear for a moment, or for good; watching continues either way.
      if (!(thrown instanceof UsageError)) throw thrown
      print(`error[${thrown.code}]: ${thrown.message}`)
    }
  })
}

async function checkOnce(targets: readonly string[], options: CheckOptions): Promise<number> {
  const { format } = options
  const files = rulesetFiles(targets)
  const all = await findingsIn(files)
  if (format === 'json') print(renderJson(all))
  else if (format === 'sarif') print(renderSarif(all))
  else if (format === 'github') print(renderGithub(all))
  else {
    if (all.length > 0) print(renderPretty(all, prettyOn(process.stdout)))
    if (options.quiet !== true) print(summary(files.length, all))
  }
  return isWrong(all, options) ? EXIT.findings : EXIT.fine
}

/** The checker is large, and loaded only for what was not found sound before. */
async function findingsIn(files: readonly string[]): Promise<readonly Diagnostic[]> {
  const before = SoundBefore.of()
  const all: Diagnostic[] = []
  for (const file of files) {
    const seen = new SeenRequest({ ...requestFor(file), tellsUnread: true })
    if (before?.has(seen) === true) continue
    const { checkRuleset } = await import('../../grammar/load.ts')
    const { diagnostics } = checkRuleset(seen.request)
    all.push(...diagnostics)
    if (diagnostics.length === 0) before?.note(seen)
  }
  before?.keep()
  return all
}

function summary(files: number, all: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity'], word: string): string => {
    const n = all.filter((d) => d.severity === severity).length
    return `${n} ${word}${n === 1 ? '' : 's'}`
  }
  return `${files} ${files === 1 ? 'file' : 'files'} checked: ${count('error', 'error')}, ${count('warning', 'warning')}.`
}
