/** A reason not to go on, for the person at the terminal: one sentence that says what to do. Ends a command with exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal'
}
