import { AppError } from '../errors/app-error.ts'

/** The refusal of an order that is not there, or not for this caller: the two are told apart to nobody. */
export function orderNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.')
}
