import { ok } from './http/answer.ts'
import { type Route, route } from './http/route.ts'

export const healthRoutes: readonly Route[] = [route('readHealth', async () => ok({ status: 'ok' }))]
