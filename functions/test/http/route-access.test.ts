import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { firebaseDeps } from '../../src/firebase-deps.ts'
import { statedAccess } from '../../src/http/mount-routes.ts'
import { routes } from '../../src/routes.ts'

type Layer = {
  route?: { path: string; stack: { handle: object }[] }
  handle: { routers?: Map<string, { stack: Layer[] }> }
}

const app = createApp(firebaseDeps())

/** Returns everything mounted on the app itself and in its routers. */
function mounted(): Layer[] {
  const stack = app.router.stack as unknown as Layer[]
  return stack.flatMap((layer) => [
    layer,
    ...[...(layer.handle.routers?.values() ?? [])].flatMap((topic) => topic.stack),
  ])
}

/** Addresses whose handlers do not say who may call them. */
function silent(): string[] {
  return mounted()
    .filter((layer) => layer.route?.stack.some(({ handle }) => !(statedAccess in handle)))
    .map((layer) => layer.route?.path ?? '')
}

test('every route says who may call it', () => {
  expect(mounted().filter((layer) => layer.route).length).toBeGreaterThan(routes.length)
  expect(silent()).toEqual([])
})

test('a route mounted past the list of routes is detected', () => {
  app.get('/api/back-door', (_request, response) => void response.end())
  expect(silent()).toEqual(['/api/back-door'])
})

test('every call that changes the shop or shows people is closed to visitors, except those named here', () => {
  const open = routes
    .filter(({ method, access }) => (access === 'public' || access === 'anyone') && method !== 'get')
    .map(({ method, path }) => `${method} ${path}`)
  expect(open.sort()).toEqual([
    'delete /api/orders/:id/reviews/:productId',
    'post /api/bulk-order',
    'post /api/bulk-order/price',
    'post /api/contact',
    'post /api/contact-code',
    'post /api/contact-code/proof',
    'post /api/coupons/check',
    'post /api/messages/whatsapp',
    'post /api/newsletter',
    'post /api/newsletter/leave',
    'post /api/newsletter/leave-link',
    'post /api/order',
    'post /api/orders/:id/cancel',
    'post /api/orders/:id/claims',
    'post /api/orders/:id/confirm',
    'post /api/orders/:id/proofs/:number/answer',
    'post /api/parcels/webhook',
    'post /api/payments/create',
    'post /api/payments/verify',
    'post /api/payments/webhook',
    'post /api/print-order',
    'post /api/quotes',
    'post /api/quotes/:id/accept',
    'post /api/track-order',
    'post /api/users/email-proof',
    'post /api/users/login',
    'post /api/users/logout',
    'post /api/users/register',
    'put /api/orders/:id/reviews/:productId',
    'put /api/orders/:id/updates',
  ])
})

test('a call that names a person in its address is only for that person or an admin', () => {
  const unowned = routes.filter(
    ({ path, access, owner }) => /:(userId|id)\b/.test(path) && access === 'customer' && !owner,
  )
  expect(unowned).toEqual([])
})
