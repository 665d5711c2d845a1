import { cachingHost } from '../grammar/source/caching-host.ts'
import type { RulesetHost } from '../grammar/source/host.ts'
import { rulesetFolderHost } from '../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER } from '../interpreter/host-node/shipped.ts'

const made = new Map<string | undefined, RulesetHost>()

/** The shipped documents and those of a folder, which must not change while the tests of a file run. */
export function shelfHost(beside?: string): RulesetHost {
  const host =
    made.get(beside) ??
    cachingHost(rulesetFolderHost({ shipped: SHIPPED_FOLDER, ...(beside === undefined ? {} : { beside }) }))
  made.set(beside, host)
  return host
}
