import { ok } from './http/answer.ts'
import { type Route, route } from './http/route.ts'

export const healthRoutes: readonly Route[] = [
  route('get', '/api/health', { access: 'public' }, async () => ok({ status: 'ok' })),
]
