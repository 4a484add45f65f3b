import { staffRoles } from '@teeshala/contract/staff/staff-role'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, customer, type Person, signIn } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let owner: Person
beforeAll(async () => {
  shop = await openShop()
  owner = await admin(shop.deps, 'owner')
})
afterAll(() => shop.close())

const set = (uid: string, body: object, token = owner.token, at = shop) =>
  at.call('PATCH', `/api/users/${uid}`, { token, body })
const listUsers = (token: string) => shop.call('GET', '/api/users?limit=1', { token })
const claimsOf = async (uid: string) => (await shop.deps.auth.getUser(uid)).customClaims ?? {}
const recordOf = async (uid: string) => (await shop.deps.db.doc(`users/${uid}`).get()).data() ?? {}

test.each(staffRoles)('an owner makes somebody %s, in both the token claim and the user record', async (role) => {
  const person = await customer(shop.deps)
  expect(await set(person.uid, { role })).toMatchObject({ status: 200, body: { isAdmin: true, role } })
  expect(await claimsOf(person.uid)).toEqual({ admin: true, role })
  expect(await recordOf(person.uid)).toMatchObject({ isAdmin: true, role })
  const own = await shop.call('GET', '/api/users/me', { token: await signIn(person.email) })
  expect(own.body).toMatchObject({ isAdmin: true, role })
})

test('an admin without a role is shown as an owner', async () => {
  const person = await admin(shop.deps)
  expect((await shop.call('GET', '/api/users/me', { token: person.token })).body.role).toBe('owner')
  expect((await set((await customer(shop.deps)).uid, { isAdmin: true }, person.token)).body.role).toBe('owner')
})

test('a reduced role applies from the next request, whatever the token says', async () => {
  const manager = await admin(shop.deps, 'manager')
  expect((await listUsers(manager.token)).status).toBe(200)
  expect((await set(manager.uid, { role: 'press' })).status).toBe(200)
  expect((await listUsers(manager.token)).status).toBe(403)
  const order = await shop.call('GET', '/api/orders/TS00000000AA', { token: manager.token })
  expect(order.status).toBe(404)
})

test('staff turned back into a customer lose their role in claim and record, and are signed out', async () => {
  const person = await admin(shop.deps, 'manager')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const reply = await set(person.uid, { isAdmin: false })
  expect(reply.body.isAdmin).toBe(false)
  expect(reply.body).not.toHaveProperty('role')
  expect(await claimsOf(person.uid)).toEqual({})
  expect(await recordOf(person.uid)).not.toHaveProperty('role')
  expect((await listUsers(person.token)).status).toBe(401)
})

test.each(['manager', 'press', 'viewer'] as const)('a %s cannot give roles', async (role) => {
  const person = await customer(shop.deps)
  const { token } = await admin(shop.deps, role)
  expect((await set(person.uid, { role: 'owner' }, token)).status).toBe(403)
  expect(await claimsOf(person.uid)).toEqual({})
})

test('of two owners who demote each other at once, one succeeds and the other is told', async () => {
  const [one, other] = [await admin(shop.deps, 'owner'), await admin(shop.deps, 'owner')]
  const replies = await Promise.all([
    set(other.uid, { role: 'viewer' }, one.token),
    set(one.uid, { role: 'viewer' }, other.token),
  ])
  // The second is refused by the transaction, or earlier, on entry, if the first was quicker.
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(1)
  expect([403, 409]).toContain(refused[0]?.status)
  const kept = await Promise.all([one, other].map(async ({ uid }) => (await recordOf(uid)).role))
  expect(kept.sort()).toEqual(['owner', 'viewer'])
  const claims = await Promise.all([one, other].map(async ({ uid }) => (await claimsOf(uid)).role))
  expect(claims.sort()).toEqual(['owner', 'viewer'])
})

test('an owner who edits an outdated role is told who changed it, and changes nothing', async () => {
  const person = await admin(shop.deps, 'manager')
  const other = await admin(shop.deps, 'owner')
  expect((await set(person.uid, { role: 'viewer', expected: 'manager' }, other.token)).status).toBe(200)
  const late = await set(person.uid, { role: 'press', expected: 'manager' })
  const details = { changedBy: expect.any(String), current: { role: 'viewer' } }
  expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', details } })
  expect((await recordOf(person.uid)).role).toBe('viewer')
  expect(await claimsOf(person.uid)).toEqual({ admin: true, role: 'viewer' })
  expect((await set(person.uid, { isAdmin: false, expected: 'manager' })).status).toBe(409)
  expect((await set(person.uid, { isAdmin: false, expected: 'viewer' })).status).toBe(200)
  expect((await set(person.uid, { role: 'press', expected: 'viewer' })).status).toBe(409)
  expect((await set(person.uid, { role: 'press', expected: null })).status).toBe(200)
})

test('an owner demoted while their request runs changes nothing', async () => {
  const [one, other] = [await admin(shop.deps, 'owner'), await admin(shop.deps, 'owner')]
  const raced = await openShop(({ auth, db }) => ({
    auth: Object.assign(Object.create(auth), {
      setCustomUserClaims: async (uid: string, claims: object | null) => {
        await db.doc(`users/${one.uid}`).update({ role: 'viewer' })
        await auth.setCustomUserClaims(uid, claims)
      },
    }),
  }))
  const reply = await set(other.uid, { role: 'viewer' }, one.token, raced)
  await raced.close()
  expect(reply).toMatchObject({ status: 409, body: { message: 'You are no longer an owner of the shop.' } })
  expect(await recordOf(other.uid)).toMatchObject({ isAdmin: true, role: 'owner' })
  expect((await claimsOf(other.uid)).role).toBe('owner')
})

test('an admin claim that the user record does not confirm makes nobody an admin', async () => {
  const person = await customer(shop.deps)
  await shop.deps.auth.setCustomUserClaims(person.uid, { admin: true, role: 'owner' })
  const token = await signIn(person.email)
  expect((await shop.call('GET', '/api/users/me', { token })).body.isAdmin).toBe(false)
  expect((await listUsers(token)).status).toBe(403)
})

test('the audit log shows the old and the new role', async () => {
  const person = await customer(shop.deps)
  for (const body of [{ role: 'press' }, { role: 'manager' }, { role: 'manager' }, { isAdmin: false }]) {
    expect((await set(person.uid, body)).status).toBe(200)
  }
  const { docs } = await shop.deps.db.collection('auditLog').where('target', '==', `users/${person.uid}`).get()
  const entries = docs.map((entry) => entry.data()).sort((one, other) => one.at.toMillis() - other.at.toMillis())
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['user.admin_granted', { to: { role: 'press' } }],
    ['user.role_changed', { from: { role: 'press' }, to: { role: 'manager' } }],
    ['user.admin_revoked', { from: { role: 'manager' } }],
  ])
})

test.each([{}, { role: 'boss' }, { isAdmin: false, role: 'press' }, { isAdmin: 'yes' }, { role: null }])(
  'a change of %j is refused',
  async (body) => {
    expect((await set((await customer(shop.deps)).uid, body)).status).toBe(400)
  },
)
