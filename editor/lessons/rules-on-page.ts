const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The ruleset that a page of the cookbook shows: there is no second copy of it on the site. */
export function rulesOn(html: string): string | undefined {
  const [, shown] = /<figure class="rules"><pre[^>]*><code>([^<]*)</u.exec(html) ?? []
  return shown && `${shown.replaceAll(/&(\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity)}\n`
}
