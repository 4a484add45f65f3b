import type { Auth } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { customer, newPhone, signInByCode } from '../fixtures/people.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

test('a sign-in does the same look-ups for an unknown number as for one with a password or without', async () => {
  const shop = await openShop()
  const { phone } = await customer(shop.deps)
  const byCode = newPhone()
  await shop.call('GET', '/api/users/me', { token: (await signInByCode(byCode)).token })
  let asked: string[] = []
  const sizes = new Set<number>()
  const noted = <T>(what: string, work: T) => {
    asked.push(what)
    return work
  }
  const watched = await openShop(({ db, auth, checkPassword }) => ({
    db: Object.assign(Object.create(db), { collection: (path: string) => noted(path, db.collection(path)) }),
    auth: Object.assign(Object.create(auth), { getUser: (uid: string) => noted('user', auth.getUser(uid)) }) as Auth,
    checkPassword: (...login) => noted('password', checkPassword(...login)),
  }))
  for (const login of [phone, byCode, newPhone()]) {
    asked = []
    const body = { login, password: 'Wrong@1234' }
    expect((await watched.call('POST', '/api/users/login', { body })).status).toBe(401)
    const guards = asked.filter((what) => what === 'rateLimits')
    expect(asked).toEqual([...guards, 'phoneNumbers', 'user', 'password'])
    sizes.add(guards.length)
  }
  expect(sizes.size).toBe(1)
  await watched.close()
  await shop.close()
})
