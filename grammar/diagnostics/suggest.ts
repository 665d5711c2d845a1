export function nearest(_name: string, _candidates: Iterable<string>): string | undefined {
  return undefined
}
