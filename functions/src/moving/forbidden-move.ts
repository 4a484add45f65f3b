import { AppError } from '../errors/app-error.ts'

/** Returns the error for a move that the rules do not allow, with the status labels that staff see. */
export function forbiddenMove(from: string, to: string): AppError {
  const sentence = from === to ? `The order is '${to}' already.` : `An order that is '${from}' cannot become '${to}'.`
  return new AppError('FORBIDDEN_MOVE', sentence)
}
