import type { Request } from 'express'
import { AppError } from '../../errors/app-error.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Route } from '../route.ts'

/** Refuses writes that do not come from the shop's own pages (App Check). Reads are open, also to search engines; webhooks are signed. */
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
