/** How many numbers follow each command of a path. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Side of the box in which a symbol is drawn. */
const BOX = 512

const MOST_LETTERS = 4000
const MOST_NUMBERS = 1500
const LARGEST = 1e6
/** How far from the box a path may lead, and how far the points that bend it may be. */
const BESIDE = 16
const BESIDE_BENDING = 512

const BLANK = /[\t\n\r ]*(?:,[\t\n\r ]*)?/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?/y

type PathRead =
  | { readonly path: string }
  /** Where it is wrong, and a sentence. */
  | { readonly start: number; readonly end: number; readonly message: string }

interface Command {
  readonly letter: string
  readonly numbers: readonly number[]
}

/**
 * Reads the data of a path: commands and numbers, nothing else. The result is printed from these alone, so nothing of
 * the text itself reaches a picture. `side`: that of the box for which it was drawn.
 */
export function readPath(text: string, side = BOX): PathRead {
  const wrong = (start: number, end: number, message: string): PathRead => ({ start, end, message })
  if (text.length > MOST_LETTERS)
    return wrong(MOST_LETTERS, text.length, `A path has at most ${MOST_LETTERS} characters.`)
  const commands: Command[] = []
  const pen = new Pen()
  let [at, count] = [0, 0]
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  match(BLANK)
  while (at < text.length) {
    const begun = at
    const command = text[at++] ?? ''
    const needed = ARGUMENTS[command.toUpperCase()]
    if (needed === undefined || (commands.length === 0 && command.toUpperCase() !== 'M'))
      return wrong(
        begun,
        at,
        commands.length === 0
          ? 'A path begins with `M` and the two numbers of a point.'
          : `A path has only the commands M, L, H, V, C, S, Q, T, A and Z with their numbers, not \`${command}\`.`,
      )
    for (let round = 0; ; round++) {
      match(BLANK)
      const numbers: number[] = []
      const started = at
      while (numbers.length < needed) {
        const isFlag = needed === 7 && (numbers.length === 3 || numbers.length === 4)
        const from = at
        const written = match(isFlag ? /[01]/y : NUMBER)
        if (written === undefined) {
          if (numbers.length === 0 && round > 0) break
          const [many, missing] = [
            needed === 1 ? 'one number' : `${needed} numbers`,
            isFlag ? '0 or 1' : 'a number',
          ]
          return wrong(
            from,
            Math.min(text.length, from + 1),
            `\`${command}\` is followed by ${many}; ${missing} is missing here.`,
          )
        }
        const value = Number(written)
        if (Math.abs(value) > LARGEST) return wrong(from, at, `A number in a path is at most ${LARGEST}.`)
        if (++count > MOST_NUMBERS) return wrong(from, at, `A path has at most ${MOST_NUMBERS} numbers.`)
        numbers.push(value)
        match(BLANK)
      }
      if (numbers.length < needed) break
      const letter = round > 0 && command === 'M' ? 'L' : round > 0 && command === 'm' ? 'l' : command
      const scaled = {
        letter,
        numbers: numbers.map((value, i) => (isLength(needed, i) ? (value * BOX) / side : value)),
      }
      if (!pen.draw(scaled))
        return wrong(started, at, `A symbol stays within its box, from 0 to ${side} both ways.`)
      commands.push(scaled)
      if (needed === 0) break
    }
  }
  return commands.length === 0
    ? wrong(0, text.length, 'A path begins with `M` and the two numbers of a point.')
    : { path: printed(commands) }
}

/** True for numbers that are as large as the box is; angles and flags are not. */
function isLength(needed: number, index: number): boolean {
  return needed !== 7 || index < 2 || index > 4
}

/** Follows a path. */
class Pen {
  private at: readonly [number, number] = [0, 0]
  private begun: readonly [number, number] = [0, 0]

  /** False if the command leaves the box. */
  draw({ letter, numbers }: Command): boolean {
    const command = letter.toUpperCase()
    const [x, y] = letter === command ? [0, 0] : this.at
    const point = (i: number): readonly [number, number] => [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)]
    switch (command) {
      case 'Z':
        this.at = this.begun
        return true
      case 'H':
        this.at = [x + (numbers[0] ?? 0), this.at[1]]
        break
      case 'V':
        this.at = [this.at[0], y + (numbers[0] ?? 0)]
        break
      case 'A': {
        const isLarge = numbers[3] === 1
        if (isLarge && Math.max(...numbers.slice(0, 2).map(Math.abs)) > BOX) return false
        this.at = point(5)
        break
      }
      default: {
        const bends = numbers.length - 2
        for (let i = 0; i < bends; i += 2) if (!isNear(point(i), BESIDE_BENDING)) return false
        this.at = point(bends)
      }
    }
    if (command === 'M') this.begun = this.at
    return isNear(this.at, BESIDE)
  }
}

function isNear(point: readonly number[], most: number): boolean {
  return point.every((value) => value >= -most && value <= BOX + most)
}

/** Without any blank that is not needed. */
function printed(commands: readonly Command[]): string {
  let text = ''
  let before = ''
  for (const { letter, numbers } of commands) {
    const isRepeated = letter === before && letter !== 'M' && letter !== 'm' && numbers.length > 0
    if (!isRepeated) text += letter
    numbers.forEach((value, i) => {
      const number = String(Math.round(value * 100) / 100).replace(/^(-?)0\./u, '$1.')
      text += ((i > 0 || isRepeated) && !number.startsWith('-') ? ' ' : '') + number
    })
    before = letter
  }
  return text
}
