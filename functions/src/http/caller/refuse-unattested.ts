import type { Request } from 'express'
import { AppError } from '../../errors/app-error.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Route } from '../route.ts'

/**
 * Refuses a call that changes something and does not come from one of the shop's own pages. Reading is
 * open, to search engines too; what other machines send is signed.
 */
export async function refuseUnattested(
  request: Request,
  { method, isSigned }: Pick<Route, 'method' | 'isSigned'>,
  checkApp: NonNullable<Deps['checkApp']>,
): Promise<void> {
  if (method === 'get' || isSigned) return
  const token = request.get('x-firebase-appcheck')
  if (token === undefined || !(await checkApp(token))) {
    throw new AppError('FORBIDDEN', 'We could not check that this comes from our page. Please reload it and try again.')
  }
}
