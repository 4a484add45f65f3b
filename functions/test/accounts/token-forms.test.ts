import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { type StandInGoogle, startStandInGoogle } from '../fixtures/stand-in-google.ts'

let google: StandInGoogle
let shop: Shop
beforeAll(async () => {
  // The Admin SDK reads this variable on every call; without it, it verifies tokens as in production.
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  google = await startStandInGoogle()
  const validSince = String(Math.floor(Date.now() / 1000) - 3600)
  google.accounts.set('kavya', { localId: 'kavya', validSince })
  google.accounts.set('gone', { localId: 'gone', validSince, disabled: true })
  google.accounts.set('signed-out', { localId: 'signed-out', validSince: String(Math.floor(Date.now() / 1000)) })
  shop = await openShop(() => ({ auth: google.auth }))
  await shop.deps.db.doc('users/kavya').set({ name: 'Kavya Iyer', isAdmin: true })
})
afterAll(async () => {
  await shop.deps.db.doc('users/kavya').delete()
  await Promise.all([shop.close(), google.close()])
})

/** Asks for all orders as a customer: 403 means that the token was accepted. */
const ask = (headers: Record<string, string>) => shop.call('GET', '/api/order', { headers })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const now = () => Math.floor(Date.now() / 1000)

test('a token that Firebase signed for this project is accepted', async () => {
  expect((await ask({ authorization: `Bearer ${await google.sign()}` })).status).toBe(403)
})

test('an admin claim that Firebase signed opens the list of orders', async () => {
  expect((await ask({ authorization: `Bearer ${await google.sign({ admin: true })}` })).status).toBe(200)
})

test('an admin claim that the user record does not confirm does not open it', async () => {
  const authorization = `Bearer ${await google.sign({ admin: true, role: 'owner', sub: 'lakshmi' })}`
  google.accounts.set('lakshmi', { localId: 'lakshmi', validSince: '0' })
  expect((await ask({ authorization })).status).toBe(403)
})

test.each(['true', 1, ['admin'], { admin: true }])('an admin claim of %j does not open it', async (claim) => {
  const authorization = `Bearer ${await google.sign({ admin: claim, isAdmin: true, role: 'admin' })}`
  expect((await ask({ authorization })).status).toBe(403)
})

const forms: [string, () => Promise<string> | string][] = [
  ['without a key id', async () => `Bearer ${await google.sign({}, { kid: undefined as unknown as string })}`],
  ['of an unknown key', async () => `Bearer ${await google.sign({}, { kid: 'k2' })}`],
  [
    'unsigned',
    async () => `Bearer ${part({ alg: 'none', kid: 'k1' })}.${part({ ...claims(await google.sign()), admin: true })}.`,
  ],
  [
    'signed with the public key as a secret',
    async () => {
      const content = `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims(await google.sign()))}`
      return `Bearer ${content}.${createHmac('sha256', google.publicPem).update(content).digest('base64url')}`
    },
  ],
  [
    'whose claims were changed',
    async () => {
      const [header, , signature] = (await google.sign()).split('.')
      return `Bearer ${header}.${part({ ...claims(await google.sign()), admin: true })}.${signature}`
    },
  ],
  [
    'of another project',
    async () => `Bearer ${await google.sign({ aud: 'other', iss: 'https://securetoken.google.com/other' })}`,
  ],
  ['for another audience', async () => `Bearer ${await google.sign({ aud: 'other' })}`],
  ['of another issuer', async () => `Bearer ${await google.sign({ iss: 'https://accounts.google.com' })}`],
  ['that expired', async () => `Bearer ${await google.sign({ iat: now() - 7200, exp: now() - 3600 })}`],
  ['issued in the future', async () => `Bearer ${await google.sign({ iat: now() + 600, exp: now() + 4000 })}`],
  ['without a person', async () => `Bearer ${await google.sign({ sub: '' })}`],
  [
    'that is a custom token',
    async () =>
      `Bearer ${await google.sign({
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        iss: 'robot@teeshala-live.iam.gserviceaccount.com',
        uid: 'kavya',
      })}`,
  ],
  [
    'that is a session cookie',
    async () => `Bearer ${await google.sign({ iss: 'https://session.firebase.google.com/teeshala-live' })}`,
  ],
  ['of 9 KB', async () => `Bearer ${await google.sign({ filler: 'x'.repeat(9000) })}`],
  ['as Basic', async () => `Basic ${await google.sign()}`],
  ['of a revoked session', async () => `Bearer ${await google.sign({ sub: 'signed-out' })}`],
  ['of a disabled account', async () => `Bearer ${await google.sign({ sub: 'gone' })}`],
  ['of a deleted account', async () => `Bearer ${await google.sign({ sub: 'nobody' })}`],
  ['that is empty', () => 'Bearer '],
  ['that is no token', () => 'Bearer a.b.c'],
]

test.each(forms)('a token %s is refused', async (_name, header) => {
  const reply = await ask({ authorization: await header() })
  expect(reply).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
})

test('two tokens in one request are refused', async () => {
  const token = await google.sign()
  const { hostname, port } = new URL(shop.url)
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => {
      const line = `Authorization: Bearer ${token}\r\n`
      socket.write(`GET /api/order HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${line}${line}\r\n`)
    })
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

test('while Google cannot be reached, nobody is told to sign in again', async () => {
  const broken = await startStandInGoogle()
  const token = await broken.sign()
  await broken.close()
  const offline = await openShop(() => ({ auth: broken.auth }))
  const reply = await offline.call('GET', '/api/order', { token })
  await offline.close()
  expect(reply).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
})
