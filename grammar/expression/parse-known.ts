import type { KnownNames } from '../yaml/tree.ts'
import { JOINT, spaced } from './name-joint.ts'
import { modeOf, parses, parseText, type Reading, type Start, type Trees } from './parse.ts'
import type { Finding } from './report.ts'
import { tokenize } from './tokens.ts'

/** A text with more uses of known names is tried only with all of them or none. */
const MOST_USES = 4

/**
 * The form of a text in which the parser reads it: with known names joined, if it can be read so; otherwise as if the
 * words of these names were words of the language, and then with some of the names.
 */
export function asRead(start: Start, text: string, known: KnownNames | undefined): string {
  const joined = known?.joined(text) ?? text
  if (joined === text || isSound(start, joined)) return joined
  if (isSound(start, text)) return text
  const between = someJoined(joined).find((each) => parses(start, each))
  if (between !== undefined) return between
  return parseText(start, joined).findings.length > parseText(start, text).findings.length ? text : joined
}

/** True if a text can be read both with the names and without. */
export function isReadTwoWays(start: Start, text: string, known: KnownNames): boolean {
  const joined = known.joined(text)
  return joined !== text && !sameWords(start, joined, text) && isSound(start, joined) && isSound(start, text)
}

/** Where a stage is declared, `set up` is one name anyway. */
function sameWords(start: Start, joined: string, text: string): boolean {
  const [one, other] = [joined, text].map((each) => tokenize(each, modeOf(start)).list)
  return one?.length === other?.length && one?.every(({ image }, i) => image === other?.[i]?.image) === true
}

/** Parses a text in which names contain words of the language. */
export function parseKnown<K extends Start>(
  start: K,
  text: string,
  known: KnownNames | undefined,
): Reading<Trees[K]> {
  if (known === undefined) return parseText(start, text)
  const reading = parseText(start, asRead(start, text, known))
  if (reading.findings.length === 0) return reading
  return { ...reading, findings: reading.findings.map(forPeople) }
}

function isSound(start: Start, text: string): boolean {
  return parseText(start, text).findings.length === 0
}

/** The text with some of its names joined, those with more of them first. */
function someJoined(joined: string): readonly string[] {
  const uses = [...joined.matchAll(USES)]
  if (uses.length < 2 || uses.length > MOST_USES) return []
  const masks = [...Array((1 << uses.length) - 2).keys()].map((mask) => mask + 1)
  const sized = masks.sort((a, b) => sizeOf(b) - sizeOf(a))
  return sized.map((mask) => {
    let use = 0
    return joined.replace(USES, (name) => ((mask >> use++) & 1 ? name : spaced(name)))
  })
}

const USES = new RegExp(`[^\\s${JOINT}]+(?:${JOINT}+[^\\s${JOINT}().,]+)+`, 'gu')

function sizeOf(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length
}

function forPeople(finding: Finding): Finding {
  const { message, why, help, label, fix } = finding
  return {
    ...finding,
    message: spaced(message),
    ...(why === undefined ? {} : { why: spaced(why) }),
    ...(help === undefined ? {} : { help: spaced(help) }),
    ...(label === undefined ? {} : { label: spaced(label) }),
    ...(fix === undefined ? {} : { fix: { ...fix, text: spaced(fix.text) } }),
  }
}
