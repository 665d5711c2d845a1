/** Loads the page and everything it references once, as a browser would. Returns the errors. */
export async function faultsOfSite(url: string): Promise<readonly string[]> {
  const page = await fetch(url)
  if (page.status !== 200) return [`${url} answers ${page.status}`]
  if (page.headers.get('content-security-policy') === null) return [`${url} has no content policy`]
  const named = [...(await page.text()).matchAll(/(?:src|href)="(\.\/[^"]+)"/gu)].map(([, path = '']) => path)
  if (named.length === 0) return [`${url} names no script`]
  const answers = await Promise.all(
    named.map(async (path) => ({ path, status: (await fetch(new URL(path, url))).status })),
  )
  return answers.flatMap(({ path, status }) => (status === 200 ? [] : [`${path} answers ${status}`]))
}
