/** A place in a rules file; both count from 1, as in editors. */
export type Position = { readonly line: number; readonly column: number }

/** What is wrong with a rules file, and where. */
export type Problem = Position & { readonly message: string }

/** Leaves the statement being parsed; the parser continues with the next one, so that one run reports several problems. */
export class SyntaxProblem extends Error {
  readonly at: Position

  constructor(at: Position, message: string) {
    super(message)
    this.at = at
  }
}
