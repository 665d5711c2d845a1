/** Values of the slots of a text, by name. */
export type Values = Readonly<Record<string, string | number>>

/** A text with `{name}` filled in; `{count|game|games}` takes the word that goes with a number. */
export function filled(words: string, values: Values): string {
  return words.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/gu,
    (slot, name: string, one?: string, many?: string) =>
      String((one === undefined ? values[name] : Number(values[name]) === 1 ? one : many) ?? slot),
  )
}
