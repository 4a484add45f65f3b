/** A reason not to go on, worded for the person at the terminal: one sentence that says what to do. Ends a command with exit 1. */
export class Refusal extends Error {
  override name = 'Refusal'
}
