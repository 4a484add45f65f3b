import { type Position, SyntaxProblem } from './problem.ts'
import { readQuoted } from './string-literal.ts'

export type Token =
  | { readonly kind: 'name' | 'punctuation' | 'end'; readonly text: string; readonly at: Position }
  | { readonly kind: 'string' | 'bytes'; readonly text: string; readonly at: Position }
  | { readonly kind: 'int' | 'float'; readonly text: string; readonly at: Position }

const spacePattern = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const namePattern = /[A-Za-z_][A-Za-z0-9_]*/y
const numberPattern = /\d+(\.\d+)?([eE][+-]?\d+)?/y
const punctuationPattern = /&&|\|\||==|!=|<=|>=|\*\*|[{}()[\];:,.?!<>+\-*/%=$]/y
const pathTextPattern = /[A-Za-z0-9_\-.~@+%]+|\([A-Za-z0-9_-]+\)/y

/**
 * Reads a rules file token by token, on demand: a slash divides, or opens a path whose segments follow other rules, and
 * only the parser knows which.
 */
export class Scanner {
  readonly source: string
  #offset = 0
  #resume = 0
  #next: Token | undefined
  #lineStarts: number[]

  constructor(source: string) {
    this.source = source
    this.#lineStarts = [0]
    for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) this.#lineStarts.push(i + 1)
  }

  /** Returns the next token; throws a SyntaxProblem if there is no valid token, at every call until it is skipped. */
  peek(): Token {
    this.#next ??= this.#scan()
    return this.#next
  }

  /** Skips the next token, or what is not a valid one. */
  skip(): Token | undefined {
    try {
      return this.take()
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      this.#offset = this.#resume
      return undefined
    }
  }

  take(): Token {
    const token = this.peek()
    this.#next = undefined
    return token
  }

  /** Returns true if, after a taken '/', '$(…)' or '{…}', this text follows directly, with no space between. */
  touches(text: string): boolean {
    const isComment = text === '/' && /^\/[/*]/.test(this.source.slice(this.#offset, this.#offset + 2))
    return this.#next === undefined && !isComment && this.source.startsWith(text, this.#offset)
  }

  /** Takes the literal text of a path segment at the current place; undefined if there is none. */
  takePathText(): string | undefined {
    return this.#next === undefined ? this.#match(pathTextPattern) : undefined
  }

  /** Returns the position of the next character. */
  here(): Position {
    return this.#next?.at ?? this.#position(this.#offset)
  }

  #position(offset: number): Position {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset
    const text = pattern.exec(this.source)?.[0]
    if (text) this.#offset += text.length
    return text
  }

  #scan(): Token {
    this.#match(spacePattern)
    const at = this.#position(this.#offset)
    if (this.#offset >= this.source.length) return { kind: 'end', text: 'end of file', at }
    if (this.source.startsWith('/*', this.#offset)) this.#fail(at, 'The comment is not closed', this.source.length)
    const quote = /b?["']/y
    quote.lastIndex = this.#offset
    const opening = quote.exec(this.source)?.[0]
    if (opening) return this.#quoted(opening, at)
    const name = this.#match(namePattern)
    if (name) return { kind: 'name', text: name, at }
    const number = this.#match(numberPattern)
    if (number) return { kind: /[.eE]/.test(number) ? 'float' : 'int', text: number, at }
    const punctuation = this.#match(punctuationPattern)
    if (punctuation) return { kind: 'punctuation', text: punctuation, at }
    const character = String.fromCodePoint(this.source.codePointAt(this.#offset) ?? 0)
    return this.#fail(at, `Unexpected character '${character}'`, this.#offset + character.length)
  }

  #quoted(opening: string, at: Position): Token {
    const start = this.#offset + opening.length
    const literal = readQuoted(this.source, start, opening.slice(-1))
    if ('problem' in literal) return this.#fail(this.#position(literal.offset), literal.problem, literal.resume)
    this.#offset = literal.end
    return { kind: opening.startsWith('b') ? 'bytes' : 'string', text: literal.text, at }
  }

  #fail(at: Position, message: string, resume: number): never {
    this.#resume = resume
    throw new SyntaxProblem(at, message)
  }
}
