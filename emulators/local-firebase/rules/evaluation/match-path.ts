import type { PathPattern } from '../language/syntax-tree.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { UnknownValue } from '../values/unknown-value.ts'

/** A segment whose text a query does not determine: the id of each document it may return. */
export const anySegment = Symbol('any segment')
/** Any number of segments: a query over a collection group finds documents at every depth. */
export const anySegments = Symbol('any segments')

export type RequestSegment = string | typeof anySegment | typeof anySegments

export type PathMatch = {
  readonly variables: ReadonlyMap<string, RulesValue>
  /** The rest of the request's path, for the matches inside. */
  readonly rest: readonly RequestSegment[]
}

/** Yields every way in which the pattern matches the path or its beginning; a pattern must match everything that the path may be. */
export function* matchPath(
  pattern: readonly PathPattern[],
  path: readonly RequestSegment[],
  variables: ReadonlyMap<string, RulesValue> = new Map(),
): Generator<PathMatch> {
  const [first, ...others] = pattern
  if (!first) {
    yield { variables, rest: path }
    return
  }
  if (first.kind === 'recursive') {
    for (let length = path.length; length >= 0; length -= 1) {
      const bound = new Map(variables).set(first.name, recursiveValue(path.slice(0, length)))
      yield* matchPath(others, path.slice(length), bound)
    }
    return
  }
  const [segment, ...rest] = path
  if (segment === undefined || segment === anySegments || segment === '') return
  if (first.kind === 'single') {
    const value = segment === anySegment ? new UnknownValue([]) : segment
    yield* matchPath(others, rest, new Map(variables).set(first.name, value))
  } else if (first.kind === 'text' && first.text === segment) {
    yield* matchPath(others, rest, variables)
  }
}

function recursiveValue(segments: readonly RequestSegment[]): RulesValue {
  const texts = segments.filter((segment) => typeof segment === 'string')
  return texts.length === segments.length ? new RulesPath(texts) : new UnknownValue([])
}
