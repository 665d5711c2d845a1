/** Texts of all shipped documents, by the names that every tool gives them. */
const RAW = import.meta.glob<string>('../../rulesets/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const SHIPPED: ReadonlyMap<string, string> = new Map(
  Object.entries(RAW).map(([path, text]) => [path.replace(/^(?:\.\.\/)+/u, ''), text]),
)
