import type { Position, Problem } from '../language/problem.ts'
import type { FunctionDeclaration } from '../language/syntax-tree.ts'

/** The findings of the checks: errors refuse the file, warnings do not. Calls between functions are recorded for later checks. */
export class Report {
  readonly errors: Problem[] = []
  readonly warnings: Problem[] = []
  readonly calls = new Map<FunctionDeclaration | undefined, { at: Position; callee: FunctionDeclaration }[]>()

  error({ line, column }: Position, message: string) {
    this.errors.push({ line, column, message })
  }

  warn({ line, column }: Position, message: string) {
    this.warnings.push({ line, column, message })
  }

  /** Records that the function, or a condition outside of all functions, calls `callee`. */
  call(caller: FunctionDeclaration | undefined, at: Position, callee: FunctionDeclaration) {
    const calls = this.calls.get(caller) ?? []
    calls.push({ at, callee })
    this.calls.set(caller, calls)
  }
}
