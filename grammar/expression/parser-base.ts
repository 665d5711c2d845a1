import {
  EmbeddedActionsParser,
  NoViableAltException,
  type IOrAlt,
  type IParserErrorMessageProvider,
  type IToken,
  type ParserMethod,
  type TokenType,
} from 'chevrotain'
import { MAX_EXPRESSION_DEPTH } from '../source/limits.ts'
import type { Name } from './ast.ts'
import { LazyLookahead } from './lazy-lookahead.ts'
import { VOCABULARY } from './token-types.ts'

export type Rule<T> = ParserMethod<[], T>

export interface ParserOptions {
  /** True to validate the grammar itself. That takes longer than building the parser, so only a test requests it. */
  readonly validate: boolean
}

/** Thrown when texts are nested too deeply; nothing else leaves the parser. */
export class TooDeep extends Error {
  readonly token: IToken

  constructor(token: IToken) {
    super('too deep')
    this.token = token
  }
}

/** Internal messages: only the expected word, from which the real message is made. */
const BARE_MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: () => '',
  buildEarlyExitMessage: () => '',
}

/** The parser's internals: it stores its mistakes in `errors`, with the active rules. */
interface Internals {
  SAVE_ERROR(error: Error): Error
}

/** Shared by all rules: positions, names and the depth limit. */
export abstract class ParserBase extends EmbeddedActionsParser {
  private depth = 0
  private readonly names = new Map<unknown, string>()

  constructor(options: ParserOptions) {
    super([...VOCABULARY], {
      maxLookahead: 3,
      lookaheadStrategy: new LazyLookahead({ maxLookahead: 3 }),
      recoveryEnabled: false,
      skipValidations: !options.validate,
      errorMessageProvider: BARE_MESSAGES,
    })
  }

  override reset(): void {
    super.reset()
    this.depth = 0
  }

  protected rule<T>(name: string, body: () => T): Rule<T> {
    const rule = this.RULE<() => T>(name, body)
    this.names.set(rule, name)
    return rule
  }

  nameOfRule<T>(rule: Rule<T>): string {
    return this.names.get(rule) ?? ''
  }

  /** One of several alternatives, all of one type. */
  protected pick<T>(alternatives: IOrAlt<T>[]): T {
    return this.OR(alternatives)
  }

  protected pick2<T>(alternatives: IOrAlt<T>[]): T {
    return this.OR2(alternatives)
  }

  protected pick3<T>(alternatives: IOrAlt<T>[]): T {
    return this.OR3(alternatives)
  }

  /** Consumes a word and returns its meaning. */
  protected record<T extends string>(value: T, type: TokenType): T {
    this.CONSUME(type)
    return value
  }

  /** Start of the next token. */
  protected start(): number {
    return this.LA(1).startOffset
  }

  /** End of the last token. */
  protected end(): number {
    return this.LA(0).endOffset ?? 0
  }

  protected nameOf(token: IToken): Name {
    return { text: token.image, start: token.startOffset, end: token.endOffset ?? 0 }
  }

  protected numberOf(token: IToken): number {
    return Number(token.image)
  }

  protected descend(): void {
    if (++this.depth > MAX_EXPRESSION_DEPTH) throw new TooDeep(this.LA(1))
  }

  protected ascend(): void {
    this.depth--
  }

  /** Replaces a method that lists every path through the grammar, which is slow and helps no author. */
  raiseNoAltException(): never {
    throw (this as unknown as Internals).SAVE_ERROR(new NoViableAltException('', this.LA(1), this.LA(0)))
  }
}
