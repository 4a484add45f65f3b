import { AppError } from '../../errors/app-error.ts'

/** Returns the error for a cart that differs from the one the customer saw, or from the one that was checked. */
export function cartChanged(): AppError {
  return new AppError('CART_CHANGED', 'Your cart has changed. Please check it and place the order again.')
}
