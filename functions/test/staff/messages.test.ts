import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countReads } from '../fixtures/count-reads.ts'
import { admin, newEmail, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let owner: Person
let manager: Person
beforeAll(async () => {
  shop = await openShop()
  owner = await admin(shop.deps, 'owner')
  manager = await admin(shop.deps, 'manager')
})
afterAll(() => shop.close())

const ask = (method: string, path: string, body?: unknown, { token } = owner, at = shop) =>
  at.call(method, `/api/admin${path}`, { token, ...(body !== undefined && { body }) })
const idsOf = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id)

/** Sends a message by the contact form; returns its number. */
async function written(): Promise<string> {
  const body = { name: 'Lakshmi Menon', email: newEmail(), subject: 'Uniforms', message: 'Do you print 400 polos?' }
  return (await shop.call('POST', '/api/contact', { body })).body.ticket
}

const logOf = async (id: string) => {
  const { docs } = await shop.deps.db.collection('auditLog').where('target', '==', `messages/${id}`).get()
  return docs.map((entry) => entry.data()).sort((one, other) => one.at.toMillis() - other.at.toMillis())
}

describe('a message', () => {
  test('is new until somebody reads it, and answered when somebody says so', async () => {
    const id = await written()
    expect(idsOf(await ask('GET', '/messages?filter=new&limit=100'))).toContain(id)
    expect((await ask('GET', `/messages/${id}`)).body).toMatchObject({ state: 'new', assignee: null })
    expect((await ask('PATCH', `/messages/${id}`, { state: 'read' })).body.state).toBe('read')
    expect(idsOf(await ask('GET', '/messages?filter=new&limit=100'))).not.toContain(id)
    expect((await ask('PATCH', `/messages/${id}`, { state: 'answered' })).body.state).toBe('answered')
    expect(idsOf(await ask('GET', '/messages?filter=answered&limit=10'))).toContain(id)
    expect((await ask('PATCH', `/messages/${id}`, { state: 'new' })).body.state).toBe('new')
    expect((await logOf(id)).map(({ action, details }) => [action, details])).toEqual([
      ['message.answered', { from: { state: 'read' }, to: { state: 'answered' } }],
      ['message.changed', { from: { state: 'answered' }, to: { state: 'new' } }],
    ])
  })

  test('must be acknowledged within 48 hours and closed within a month; its sender is told once, and late ones are listed for staff', async () => {
    const id = await written()
    const read = async () => (await ask('GET', `/messages/${id}`)).body
    const { createdAt, dueAt } = await read()
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(48 * 3_600_000)
    let at = Date.parse(dueAt) - 1000
    const later = await openShop(() => ({ now: () => new Date(at) }))
    const overdue = async () => {
      const first = idsOf(await ask('GET', '/messages?filter=overdue&limit=100', undefined, owner, later))
      const { body } = await ask('GET', '/notifications', undefined, owner, later)
      const told = body.notifications.filter(
        ({ kind, _id }: Record<string, string>) => kind === 'overdue' && _id === id,
      )
      return [first.includes(id), told.map(({ isAcknowledged }: Record<string, boolean>) => isAcknowledged)]
    }
    expect(await overdue()).toEqual([false, []])
    at += 2000
    expect(await overdue()).toEqual([true, [false]])
    const change = (body: object) => ask('PATCH', `/messages/${id}`, body, owner, later)
    expect((await change({ state: 'acknowledged' })).body).toMatchObject({ acknowledgedAt: new Date(at).toISOString() })
    expect(await overdue()).toEqual([false, []])
    const mail = shop.deps.db.doc(`mail/${id}-acknowledged`)
    expect((await mail.get()).get('message.text')).toContain(id)
    await mail.delete()
    await change({ state: 'read' })
    await change({ state: 'acknowledged' })
    expect((await mail.get()).exists).toBe(false)
    at = Date.parse((await read()).dueAt) + 1000
    expect(at - Date.parse(createdAt)).toBeGreaterThan(27 * 86_400_000)
    expect(await overdue()).toEqual([true, [true]])
    expect((await change({ state: 'closed' })).body).toMatchObject({ state: 'closed', dueAt: null })
    expect(await overdue()).toEqual([false, []])
    expect(idsOf(await ask('GET', '/messages?filter=closed&limit=10'))).toContain(id)
    expect((await change({ state: 'read' })).body).toMatchObject({ closedAt: null, dueAt: expect.any(String) })
    expect((await logOf(id)).map(({ action }) => action)).toContain('message.closed')
    await change({ state: 'closed' })
    await later.close()
  })

  test('is assigned to a staff member who may answer it, and found among theirs', async () => {
    const id = await written()
    const given = await ask('PATCH', `/messages/${id}`, { assignee: manager.uid })
    expect(given.body.assignee).toEqual({ _id: manager.uid, name: 'Meera Nair' })
    expect(idsOf(await ask('GET', '/messages?filter=mine', undefined, manager))).toEqual([id])
    expect(idsOf(await ask('GET', '/messages?filter=mine&limit=100'))).not.toContain(id)
    expect((await ask('PATCH', `/messages/${id}`, { assignee: null })).body.assignee).toBeNull()
    const press = await admin(shop.deps, 'press')
    for (const assignee of [press.uid, 'nobody']) {
      expect(await ask('PATCH', `/messages/${id}`, { assignee })).toMatchObject({
        status: 400,
        body: { fields: { assignee: expect.any(String) } },
      })
    }
    const names = await ask('GET', '/assignees')
    expect(idsOf(names)).toEqual(expect.arrayContaining([owner.uid, manager.uid]))
    expect(idsOf(names)).not.toContain(press.uid)
  })

  test('that a colleague has changed meanwhile is not changed unseen', async () => {
    const id = await written()
    const { updatedAt } = (await ask('GET', `/messages/${id}`)).body
    await ask('PATCH', `/messages/${id}`, { state: 'answered', basedOn: updatedAt }, manager)
    const late = await ask('PATCH', `/messages/${id}`, { assignee: owner.uid, basedOn: updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', details: { current: { state: 'answered', assignee: null } } },
    })
    expect((await ask('GET', `/messages/${id}`)).body.assignee).toBeNull()
  })

  test('older than the message states counts as read', async () => {
    const id = `old-${Date.now()}`
    const old = { name: 'Ravi', email: newEmail(), phone: '', subject: '', message: 'Hello', userId: null }
    await shop.deps.db.doc(`messages/${id}`).set({ ...old, createdAt: new Date('2020-01-01') })
    expect((await ask('GET', `/messages/${id}`)).body).toMatchObject({ state: 'read', assignee: null })
    expect((await ask('PATCH', `/messages/${id}`, { state: 'answered' })).body.dueAt).toBeNull()
  })

  test.each([{}, { state: 'lost' }, { assignee: 7 }, { state: 'read', basedOn: 'then' }])(
    'refuses the change %j',
    async (body) => {
      expect((await ask('PATCH', `/messages/${await written()}`, body)).status).toBe(400)
    },
  )
})

test('a viewer reads messages and changes none', async () => {
  const viewer = await admin(shop.deps, 'viewer')
  const id = await written()
  expect((await ask('GET', `/messages/${id}`, undefined, viewer)).status).toBe(200)
  expect((await ask('PATCH', `/messages/${id}`, { state: 'read' }, viewer)).status).toBe(403)
})

test('a page of messages, addresses or the log reads little more than it shows', async () => {
  for (let count = 0; count < 3; count++) await written()
  let read = () => 0
  const counting = await openShop(({ db }) => {
    const counted = countReads(db)
    read = counted.count
    return { db: counted.db }
  })
  for (const path of ['/messages?limit=2', '/newsletter?limit=2', '/audit-log?limit=2']) {
    const before = read()
    expect((await ask('GET', path, undefined, owner, counting)).status).toBe(200)
    expect(read() - before).toBeLessThanOrEqual(3)
  }
  await counting.close()
})

describe('the newsletter', () => {
  const word = `zz${Date.now().toString(36)}`
  const addresses = ['a', 'b', 'c'].map((letter) => `${word}${letter}@people.test`)
  beforeAll(async () => {
    for (const email of [...addresses, `x${word}@people.test`]) {
      await shop.call('POST', '/api/newsletter', { body: { email } })
    }
  })

  test('is searched by the beginning of an address, with the number of matches', async () => {
    const found = await ask('GET', `/newsletter?search=${word.toUpperCase()}&limit=2`)
    expect(found.headers.get('x-total-count')).toBe('3')
    expect(found.body.map(({ email }: { email: string }) => email)).toEqual(addresses.slice(0, 2))
    const next = await ask('GET', `/newsletter?search=${word}&limit=2&cursor=${found.headers.get('x-next-cursor')}`)
    expect(next.body.map(({ email }: { email: string }) => email)).toEqual(addresses.slice(2))
  })

  test('is saved as a file without formulas, and the log says by whom', async () => {
    const formula = `=${word}@people.test`
    const id = createHash('sha256').update(formula).digest('hex')
    await shop.deps.db.doc(`newsletter/${id}`).set({ email: formula, createdAt: new Date() })
    const reply = await ask('GET', `/newsletter/export.csv?search=${encodeURIComponent(formula)}`)
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename=newsletter.csv')
    const [headings, line] = reply.text.split('\r\n')
    expect(headings).toBe('"Email","Since","Leave link"')
    expect(line).toMatch(new RegExp(`^"'=${word}@people.test","20`))
    const { docs } = await shop.deps.db.collection('auditLog').where('actorId', '==', owner.uid).get()
    expect(docs.map((entry) => entry.get('action'))).toContain('newsletter.exported')
    await shop.deps.db.doc(`newsletter/${id}`).delete()
  })

  test('removes an address once, and the log does not keep it', async () => {
    const [first = ''] = addresses
    const id = createHash('sha256').update(first).digest('hex')
    expect((await ask('DELETE', `/newsletter/${id}`)).status).toBe(200)
    expect((await ask('DELETE', `/newsletter/${id}`)).status).toBe(404)
    const { docs } = await shop.deps.db.collection('auditLog').where('actorId', '==', owner.uid).get()
    const removed = docs.filter((entry) => entry.get('action') === 'newsletter.removed')
    expect(removed).toHaveLength(1)
    expect(JSON.stringify(removed.map((entry) => entry.data()))).not.toContain(first)
  })
})

describe('the audit log', () => {
  test('says who did what to what, and can be filtered by each of these', async () => {
    const colleague = await admin(shop.deps, 'owner')
    const id = await written()
    await ask('PATCH', `/messages/${id}`, { state: 'answered' }, colleague)
    await shop.call('PATCH', `/api/users/${manager.uid}`, { token: colleague.token, body: { role: 'viewer' } })
    await shop.call('PATCH', `/api/users/${manager.uid}`, { token: colleague.token, body: { role: 'manager' } })
    const byThem = (more = '') => ask('GET', `/audit-log?person=${colleague.uid}${more}`)
    const all = (await byThem()).body
    expect(all.map(({ action }: { action: string }) => action)).toEqual([
      'user.role_changed',
      'user.role_changed',
      'message.answered',
    ])
    expect(all[0]).toMatchObject({
      actorName: 'Meera Nair',
      target: `users/${manager.uid}`,
      name: 'Meera Nair',
      details: { from: { role: 'viewer' }, to: { role: 'manager' } },
    })
    expect((await byThem('&kind=message')).body).toHaveLength(1)
    expect((await byThem(`&target=users/${manager.uid}`)).body).toHaveLength(2)
    expect((await byThem('&from=2020-01-01&to=2020-12-31')).body).toEqual([])
    const page = await byThem('&limit=2')
    const rest = await byThem(`&limit=2&cursor=${page.headers.get('x-next-cursor')}`)
    expect([...idsOf(page), ...idsOf(rest)]).toEqual(idsOf({ body: all }))
  })

  test.each(['kind=nothing', 'target=a/b/c', 'from=yesterday', 'person=a/b', 'limit=0'])(
    'refuses %s',
    async (query) => {
      expect((await ask('GET', `/audit-log?${query}`)).status).toBe(400)
    },
  )
})
