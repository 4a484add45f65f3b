import { SyntaxProblem } from './problem.ts'
import type { Scanner } from './scanner.ts'
import type { PathPattern } from './syntax-tree.ts'
import { expect, takeIf, takeName } from './token-reading.ts'

/** Parses the path of a match: /text, /{single} and /{recursive=**} segments without spaces between them. */
export function parsePathPattern(scanner: Scanner): PathPattern[] {
  expect(scanner, '/')
  const pattern: PathPattern[] = []
  do {
    const at = scanner.here()
    const text = scanner.takePathText()
    if (text !== undefined) pattern.push({ kind: 'text', at, text })
    else if (scanner.touches('{')) pattern.push(parseVariable(scanner))
    else throw new SyntaxProblem(at, 'A path segment is missing after the slash')
  } while (scanner.touches('/') && scanner.take())
  return pattern
}

function parseVariable(scanner: Scanner): PathPattern {
  const { at } = expect(scanner, '{')
  const name = takeName(scanner, 'the name of a path variable')
  const isRecursive = takeIf(scanner, '=')
  if (isRecursive) expect(scanner, '**')
  expect(scanner, '}')
  return { kind: isRecursive ? 'recursive' : 'single', at, name }
}
