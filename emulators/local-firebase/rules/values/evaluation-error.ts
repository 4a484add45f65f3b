import type { Position } from '../language/problem.ts'

/** An expression has no value. `a || b` and `a && b` can absorb it; an allow that ends with it does not allow. */
export class EvaluationError extends Error {
  /** Where it arose, once the evaluator knows. */
  at: Position | undefined
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}
