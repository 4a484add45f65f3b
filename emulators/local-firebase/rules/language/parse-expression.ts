import { maxNestedBrackets } from './limits.ts'
import { type Position, SyntaxProblem } from './problem.ts'
import type { Scanner } from './scanner.ts'
import type { BinaryOperator, Expression } from './syntax-tree.ts'
import { expect, isNext, takeIf, takeName } from './token-reading.ts'

/** From the loosest to the tightest, as in Firebase's operator table: a == b binds looser than a in b, which binds looser than a < b. */
const binaryLevels: readonly (readonly string[])[] = [
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

const maxInt = 2n ** 63n - 1n

/** Parses one expression; throws a SyntaxProblem at an unexpected token. */
export function parseExpression(scanner: Scanner, depth = 0): Expression {
  if (depth > maxNestedBrackets) throw new SyntaxProblem(scanner.peek().at, 'The expression is nested too deeply')
  const condition = parseOr(scanner, depth)
  if (!isNext(scanner, '?')) return condition
  const { at } = scanner.take()
  const then = parseExpression(scanner, depth + 1)
  expect(scanner, ':')
  return { kind: 'conditional', at, condition, then, otherwise: parseExpression(scanner, depth + 1) }
}

function parseOr(scanner: Scanner, depth: number): Expression {
  let left = parseAnd(scanner, depth)
  while (isNext(scanner, '||')) {
    const { at } = scanner.take()
    left = { kind: 'or', at, left, right: parseAnd(scanner, depth) }
  }
  return left
}

function parseAnd(scanner: Scanner, depth: number): Expression {
  let left = parseBinary(scanner, depth, 0)
  while (isNext(scanner, '&&')) {
    const { at } = scanner.take()
    left = { kind: 'and', at, left, right: parseBinary(scanner, depth, 0) }
  }
  return left
}

function parseBinary(scanner: Scanner, depth: number, level: number): Expression {
  const operators = binaryLevels[level]
  if (!operators) return parseUnary(scanner, depth)
  let left = parseBinary(scanner, depth, level + 1)
  for (;;) {
    const token = scanner.peek()
    if (token.kind === 'string' || !operators.includes(token.text)) return left
    const { at } = scanner.take()
    left =
      token.text === 'is'
        ? { kind: 'is', at, operand: left, type: takeName(scanner, 'the name of a type') }
        : {
            kind: 'binary',
            at,
            operator: token.text as BinaryOperator,
            left,
            right: parseBinary(scanner, depth, level + 1),
          }
  }
}

function parseUnary(scanner: Scanner, depth: number): Expression {
  if (depth > maxNestedBrackets) throw new SyntaxProblem(scanner.peek().at, 'The expression is nested too deeply')
  if (isNext(scanner, '!')) {
    const { at } = scanner.take()
    return { kind: 'not', at, operand: parseUnary(scanner, depth + 1) }
  }
  if (isNext(scanner, '-')) {
    const { at } = scanner.take()
    const number = scanner.peek()
    if (number.kind === 'int' && BigInt(number.text) === maxInt + 1n) {
      scanner.take()
      return parseSuffixes(scanner, { kind: 'literal', at, value: -maxInt - 1n }, depth)
    }
    return { kind: 'negate', at, operand: parseUnary(scanner, depth + 1) }
  }
  return parseSuffixes(scanner, parsePrimary(scanner, depth), depth)
}

function parseSuffixes(scanner: Scanner, primary: Expression, depth: number): Expression {
  let expression = primary
  for (;;) {
    if (takeIf(scanner, '.')) {
      const { at } = scanner.peek()
      const name = takeName(scanner, 'the name of a field or method')
      expression = isNext(scanner, '(')
        ? { kind: 'method', at, object: expression, name, args: parseArguments(scanner, depth) }
        : { kind: 'member', at, object: expression, name }
    } else if (isNext(scanner, '[')) {
      expression = parseIndex(scanner, expression, depth)
    } else {
      return expression
    }
  }
}

function parseIndex(scanner: Scanner, object: Expression, depth: number): Expression {
  const { at } = scanner.take()
  const index = parseExpression(scanner, depth + 1)
  if (takeIf(scanner, ']')) return { kind: 'index', at, object, index }
  if (!isNext(scanner, ':')) expect(scanner, ']')
  scanner.take()
  const to = parseExpression(scanner, depth + 1)
  expect(scanner, ']')
  return { kind: 'slice', at, object, from: index, to }
}

function parseArguments(scanner: Scanner, depth: number): Expression[] {
  expect(scanner, '(')
  return parseItems(scanner, ')', () => parseExpression(scanner, depth + 1))
}

function parseItems<T>(scanner: Scanner, closing: string, parseItem: () => T): T[] {
  const items: T[] = []
  while (!takeIf(scanner, closing)) {
    items.push(parseItem())
    if (!takeIf(scanner, ',') && !isNext(scanner, closing)) expect(scanner, closing)
  }
  return items
}

function parsePrimary(scanner: Scanner, depth: number): Expression {
  const token = scanner.take()
  const { at, text } = token
  if (token.kind === 'string') return { kind: 'literal', at, value: text }
  if (token.kind === 'bytes') return { kind: 'bytes', at, text }
  if (token.kind === 'float') return { kind: 'literal', at, value: Number(text) }
  if (token.kind === 'int') {
    if (BigInt(text) > maxInt) throw new SyntaxProblem(at, `${text} does not fit into 64 bits`)
    return { kind: 'literal', at, value: BigInt(text) }
  }
  if (token.kind === 'name') return parseNamed(scanner, text, at, depth)
  if (text === '(') {
    const inner = parseExpression(scanner, depth + 1)
    expect(scanner, ')')
    return inner
  }
  if (text === '[') {
    return { kind: 'list', at, items: parseItems(scanner, ']', () => parseExpression(scanner, depth + 1)) }
  }
  if (text === '{') {
    const parseEntry = () => {
      const key = parseExpression(scanner, depth + 1)
      expect(scanner, ':')
      return { key, value: parseExpression(scanner, depth + 1) }
    }
    return { kind: 'map', at, entries: parseItems(scanner, '}', parseEntry) }
  }
  if (text === '/') return { kind: 'path', at, segments: parsePathSegments(scanner, depth) }
  throw new SyntaxProblem(at, token.kind === 'end' ? 'Unexpected end of file' : `Unexpected '${text}'`)
}

const reservedWords = new Set(['if', 'in', 'is', 'let', 'return', 'allow', 'match', 'function', 'service'])

function parseNamed(scanner: Scanner, name: string, at: Position, depth: number): Expression {
  if (name === 'true' || name === 'false') return { kind: 'literal', at, value: name === 'true' }
  if (name === 'null') return { kind: 'literal', at, value: null }
  if (reservedWords.has(name)) throw new SyntaxProblem(at, `Unexpected '${name}'`)
  if (isNext(scanner, '(')) return { kind: 'call', at, name, args: parseArguments(scanner, depth) }
  return { kind: 'name', at, name }
}

/** Parses the segments of a path literal whose first slash is already taken. */
function parsePathSegments(scanner: Scanner, depth: number): (string | Expression)[] {
  const segments: (string | Expression)[] = []
  do {
    if (scanner.touches('$(')) {
      scanner.take()
      scanner.take()
      segments.push(parseExpression(scanner, depth + 1))
      expect(scanner, ')')
    } else {
      const text = scanner.takePathText()
      if (text === undefined) throw new SyntaxProblem(scanner.here(), 'A path segment is missing after the slash')
      segments.push(text)
    }
  } while (scanner.touches('/') && scanner.take())
  return segments
}
