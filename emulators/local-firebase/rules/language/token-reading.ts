import { SyntaxProblem } from './problem.ts'
import type { Scanner, Token } from './scanner.ts'

const isText = (token: Token, text: string) =>
  token.text === text && (token.kind === 'punctuation' || token.kind === 'name')

export const isNext = (scanner: Scanner, text: string) => isText(scanner.peek(), text)

/** Takes the next token if it is this text. */
export function takeIf(scanner: Scanner, text: string): boolean {
  if (!isNext(scanner, text)) return false
  scanner.take()
  return true
}

/** Takes the next token, which must be this text. */
export function expect(scanner: Scanner, text: string): Token {
  const token = scanner.peek()
  if (!isText(token, text)) throw new SyntaxProblem(token.at, `Expected '${text}' but found ${describe(token)}`)
  return scanner.take()
}

/** Takes the next token, which must be a name; `what` says in the message what the name would be for. */
export function takeName(scanner: Scanner, what: string): string {
  const token = scanner.peek()
  if (token.kind !== 'name') throw new SyntaxProblem(token.at, `Expected ${what} but found ${describe(token)}`)
  return scanner.take().text
}

export function describe(token: Token): string {
  if (token.kind === 'end') return 'the end of the file'
  return token.kind === 'string' ? 'a string' : `'${token.text}'`
}
