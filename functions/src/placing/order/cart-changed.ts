import { AppError } from '../../errors/app-error.ts'

/** The refusal of a cart that is another than the one the customer saw, or than the one that was looked at. */
export function cartChanged(): AppError {
  return new AppError('CART_CHANGED', 'Your cart has changed. Please check it and place the order again.')
}
