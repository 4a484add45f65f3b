import { randomBytes } from 'node:crypto'
import { userSearchKeys } from '@teeshala/contract/accounts/user-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countReads } from '../fixtures/count-reads.ts'
import { admin, customer, type Person, signIn } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

/** Creates users with a name that nobody else has. */
async function crowd(size: number) {
  const word = `zz${randomBytes(5).toString('hex')}`
  const batch = shop.deps.db.batch()
  for (let index = 0; index < size; index++) {
    const user = { name: `=${word} Person ${index}`, email: `${word}${index}@people.test`, phone: '+919000000000' }
    const address = { street: '', city: '', state: '', country: '', pincode: '' }
    const at = new Date(Date.UTC(2020, 0, 1, 0, index))
    const rights = { isPhoneProven: false, isAdmin: false }
    const profile = { ...user, address, ...rights, searchKeys: userSearchKeys(user), createdAt: at, updatedAt: at }
    batch.set(shop.deps.db.doc(`users/${word}-${index}`), profile)
  }
  await batch.commit()
  return word
}
const get = (path: string, at = shop) => at.call('GET', path, { token: staff.token })

test('staff page through the matching users and see how many there are', async () => {
  const word = await crowd(5)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof get>> = await get(
      `/api/users?search=${word}&limit=2${cursor && `&cursor=${cursor}`}`,
    )
    expect(page.headers.get('x-total-count')).toBe('5')
    seen.push(...page.body.map(({ name }: { name: string }) => name.slice(-1)))
    cursor = page.headers.get('x-next-cursor')
  }
  expect(seen).toEqual(['4', '3', '2', '1', '0'])
})

test('users are found by name and email in any letter case, and by part of the phone', async () => {
  const person = await customer(shop.deps)
  await shop.call('PUT', '/api/users/profile', { token: person.token, body: { name: 'Meenakshi Devi' } })
  for (const search of ['MEENAKSHI', 'enaksh', 'devi meen', person.email, person.phone.slice(4, 11), person.phone]) {
    const { body } = await get(`/api/users?limit=100&search=${encodeURIComponent(search)}`)
    expect({ search, found: body.some(({ _id }: { _id: string }) => _id === person.uid) }).toEqual({
      search,
      found: true,
    })
  }
})

test('a search by email counts only the users it finds', async () => {
  const word = await crowd(5)
  for (const [search, names] of [
    [`${word}3@people.test`, ['3']],
    [` ${word.toUpperCase()}3@`, ['3']],
    [`${word}@people.test`, []],
  ] as const) {
    const { body, headers } = await get(`/api/users?search=${encodeURIComponent(search)}`)
    expect(body.map(({ name }: { name: string }) => name.slice(-1))).toEqual(names)
    expect(headers.get('x-total-count')).toBe(String(names.length))
    const file = await get(`/api/users/export.csv?search=${encodeURIComponent(search)}&staff=false`)
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(1 + names.length)
  }
})

test('users are found by a part inside the email if no address begins with it', async () => {
  const person = await customer(shop.deps)
  const word = `zz${randomBytes(5).toString('hex')}`
  const email = `ravi.${word}@people.test`
  const searchKeys = userSearchKeys({ name: 'Ravi', email, phone: '' })
  await shop.deps.db.doc(`users/${person.uid}`).update({ email, searchKeys })
  const { body, headers } = await get(`/api/users?search=${encodeURIComponent(`${word}@peop`)}`)
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([person.uid])
  expect(headers.get('x-total-count')).toBe('1')
  expect((await get(`/api/users?search=${encodeURIComponent(`${word}@gmail`)}`)).body).toEqual([])
})

test('staff and customers are listed, counted and exported separately, with or without a search', async () => {
  const word = await crowd(5)
  for (const index of [1, 3]) await shop.deps.db.doc(`users/${word}-${index}`).update({ isAdmin: true, role: 'press' })
  const found = async (query: string) => {
    const { body, headers } = await get(`/api/users?${query}`)
    return [headers.get('x-total-count'), ...body.map(({ name }: { name: string }) => name.slice(-1))]
  }
  expect(await found(`search=${word}&staff=true`)).toEqual(['2', '3', '1'])
  expect(await found(`search=${word}&staff=false`)).toEqual(['3', '4', '2', '0'])
  const { body: newest, headers } = await get('/api/users?staff=true&limit=2')
  expect(newest.map(({ isAdmin }: { isAdmin: boolean }) => isAdmin)).toEqual([true, true])
  const next = await get(`/api/users?staff=true&limit=100&cursor=${headers.get('x-next-cursor')}`)
  expect(next.body.length).toBeGreaterThan(0)
  expect(next.body.every(({ _id, isAdmin }: (typeof newest)[number]) => isAdmin && _id !== newest[1]._id)).toBe(true)

  const lines = (await get(`/api/users/export.csv?search=${word}&staff=true`)).text.trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.includes('"Admin"'))).toEqual([true, true])
  const { docs } = await shop.deps.db.collection('auditLog').where('actorId', '==', staff.uid).get()
  const taken = docs.filter((note) => note.get('details.search') === word)
  expect(taken.map((note) => note.get('details.staff'))).toEqual([true])
  expect((await get('/api/users?staff=some')).body.fields).toHaveProperty('staff')
})

test('a page of users reads only what it shows, and the export only what it lists', async () => {
  const word = await crowd(7)
  let read = () => 0
  const counting = await openShop(({ db }) => {
    const counted = countReads(db)
    read = counted.count
    return { db: counted.db }
  })
  await get(`/api/users?search=${word}&limit=3`, counting)
  // Three users and one count.
  expect(read()).toBe(4)
  await get(`/api/users/export.csv?search=${word}`, counting)
  expect(read()).toBe(4 + 7)
  await get(`/api/users?search=${word}&staff=false&limit=3`, counting)
  expect(read()).toBe(4 + 7 + 4)
  await counting.close()
})

test('the export has every match, beyond one page, and no spreadsheet formula', async () => {
  const word = await crowd(510)
  const reply = await get(`/api/users/export.csv?search=${word}`)
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename=users.csv')
  const lines = reply.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(511)
  expect(lines.slice(1).every((line) => line.startsWith(`"'=${word} Person `))).toBe(true)
  expect(new Set(lines).size).toBe(511)
  const { docs } = await shop.deps.db.collection('auditLog').where('actorId', '==', staff.uid).get()
  const taken = docs.filter((note) => note.get('details.search') === word)
  expect(taken.map((note) => [note.get('action'), note.get('actorId')])).toEqual([['users.exported', staff.uid]])
})

test('an export that breaks midway does not look complete', async () => {
  const word = await crowd(510)
  const broken = await openShop(({ db }) => ({ db: countReads(db, (query) => query === 2).db }))
  await expect(get(`/api/users/export.csv?search=${word}`, broken)).rejects.toThrow()
  await broken.close()
})

describe('the admin claim', () => {
  const set = (uid: string, isAdmin: unknown, token = staff.token) =>
    shop.call('PATCH', `/api/users/${uid}`, { token, body: { isAdmin } })

  test('is granted and revoked, and the audit log says by whom', async () => {
    const person = await customer(shop.deps)
    expect((await set(person.uid, true)).body).toMatchObject({ _id: person.uid, isAdmin: true })
    const token = await signIn(person.email)
    expect(
      (await get('/api/users', { ...shop, call: (method, path) => shop.call(method, path, { token }) })).status,
    ).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await set(person.uid, false)).body.isAdmin).toBe(false)
    expect((await shop.call('GET', '/api/users', { token })).status).toBe(401)
    expect((await shop.call('GET', '/api/users', { token: await signIn(person.email) })).status).toBe(403)
    const notes = await shop.deps.db.collection('auditLog').where('target', '==', `users/${person.uid}`).get()
    expect(notes.docs.map((note) => note.get('action')).sort()).toEqual(['user.admin_granted', 'user.admin_revoked'])
    expect(notes.docs.every((note) => note.get('actorId') === staff.uid)).toBe(true)
  })

  test('cannot be changed on oneself, on an unknown user, or to anything but true and false', async () => {
    expect((await set(staff.uid, false)).status).toBe(409)
    expect((await set('nobody', true)).status).toBe(404)
    expect((await set((await customer(shop.deps)).uid, 'yes')).status).toBe(400)
  })

  test('is taken back if it could not be logged', async () => {
    const person = await customer(shop.deps)
    const broken = await openShop(({ db }) => ({
      patienceMs: 0,
      db: Object.assign(Object.create(db), {
        runTransaction: () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 })),
      }),
    }))
    const reply = await broken.call('PATCH', `/api/users/${person.uid}`, {
      token: staff.token,
      body: { isAdmin: true },
    })
    await broken.close()
    expect(reply.status).toBe(503)
    expect((await shop.deps.auth.getUser(person.uid)).customClaims ?? {}).not.toHaveProperty('admin')
  })
})
