import { RE2JS } from 're2js'
import { fail } from '../values/evaluation-error.ts'

const cacheSize = 200
const compiled = new Map<string, RE2JS>()

/** Returns why the pattern is not valid RE2; undefined if it is. */
export function patternProblem(pattern: string): string | undefined {
  try {
    compile(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Returns the compiled pattern. RE2 matches in linear time, whatever the pattern and the text. */
export function regularExpression(pattern: string): RE2JS {
  const problem = patternProblem(pattern)
  return problem === undefined ? compile(pattern) : fail(`Invalid regular expression: ${problem}`)
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const fresh = RE2JS.compile(pattern)
  if (compiled.size >= cacheSize) compiled.clear()
  compiled.set(pattern, fresh)
  return fresh
}
