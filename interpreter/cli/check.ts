import { existsSync } from 'node:fs'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { RecordedRequest } from '../host-node/recorded-request.ts'
import { rulesetFile } from '../host-node/ruleset-request.ts'
import { CheckCache } from '../host-node/check-cache.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, isWrong, UsageError } from './exit.ts'
import { prettyOn, print } from './output.ts'
import { again } from './watch.ts'
import { requestFor, rulesetFiles, rulesetPath } from './ruleset-argument.ts'

export async function check(targets: readonly string[], options: OptionsOf<'check'>): Promise<number> {
  const checkNow = (): Promise<number> => checkOnce(targets, options)
  if (options.watch !== true) return checkNow()
  const paths = targets.map(
    (target) => rulesetFile(target) ?? (existsSync(target) ? target : rulesetPath(target)),
  )
  return again(paths, checkNow, async () => {
    if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[H')
    try {
      await checkNow()
    } catch (thrown) {
      // A file may disappear for a moment, or for good; watching continues either way.
      if (!(thrown instanceof UsageError)) throw thrown
      print(`error[${thrown.code}]: ${thrown.message}`)
    }
  })
}

async function checkOnce(targets: readonly string[], options: OptionsOf<'check'>): Promise<number> {
  const { format } = options
  const files = rulesetFiles(targets)
  const all = await findingsIn(files)
  if (format === 'pretty') {
    if (all.length > 0) await printPretty(all)
    if (options.quiet !== true) print(summary(files.length, all))
  } else print(await rendered(all, format))
  return isWrong(all, options) ? EXIT.findings : EXIT.fine
}

/** Printing is loaded only if there are findings or programs are to read them. */
async function printPretty(all: readonly Diagnostic[]): Promise<void> {
  const { renderPretty } = await import('../../grammar/diagnostics/render-pretty.ts')
  print(renderPretty(all, prettyOn(process.stdout)))
}

async function rendered(
  all: readonly Diagnostic[],
  format: Exclude<OptionsOf<'check'>['format'], 'pretty'>,
): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('../../grammar/diagnostics/render-json.ts')).renderJson(all)
    case 'sarif':
      return (await import('../../grammar/diagnostics/render-sarif.ts')).renderSarif(all)
    case 'github':
      return (await import('../../grammar/diagnostics/render-github.ts')).renderGithub(all)
  }
}

/** The checker is large, so it is loaded only for files that are not cached as sound. */
async function findingsIn(files: readonly string[]): Promise<readonly Diagnostic[]> {
  const before = CheckCache.of()
  const all: Diagnostic[] = []
  for (const file of files) {
    const seen = new RecordedRequest({ ...requestFor(file), tellsUnread: true })
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
