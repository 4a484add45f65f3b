import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseCommandLine } from './command-line.ts'
import { type Emulator, startEmulator } from './start-emulator.ts'

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /public/{id} { allow read; }
    match /people/{id} { allow read, write: if request.auth.uid == id; }
  }
}`

// Loading the Admin SDK alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let folder: string
let emulator: Emulator
let db: Firestore
let requestId: string | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firestore-'))
  await writeFile(path.join(folder, 'firestore.rules'), rulesSource)
  await writeFile(path.join(folder, 'firestore.indexes.json'), '{}')
  const args = ['--port', '0', '--project_id', 'demo-shop', '--rules', path.join(folder, 'firestore.rules')]
  emulator = await startEmulator(parseCommandLine(args))
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${emulator.port}`)
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none')
  db = getFirestore(initializeApp({ projectId: 'demo-shop' }, 'start-emulator'))
  db.settings({
    'grpc.callInvocationTransformer': (call: { metadata: { set: (name: string, value: string) => void } }) => {
      if (requestId) call.metadata.set('x-request-id', requestId)
      return call
    },
  })
})

afterAll(async () => {
  await db.terminate()
  await emulator.stop()
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test('a function gets the events it subscribed to, with the document before the write, and no others', async () => {
  const told: { path: string | undefined; event: Record<string, unknown> }[] = []
  const functions = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    told.push({ path: request.url, event: JSON.parse(text) })
    response.end()
  })
  functions.listen(0, '127.0.0.1')
  await once(functions, 'listening')
  const host = `127.0.0.1:${(functions.address() as AddressInfo).port}`
  const other = await startEmulator(parseCommandLine(['--port', '0', '--functions_emulator', host]))
  const at = (path: string, method: string, body: unknown) =>
    fetch(`http://127.0.0.1:${other.port}${path}`, {
      method,
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
  const eventType = 'google.cloud.firestore.document.v1.written'
  const bundle = { eventType, database: '(default)', document: { value: 'mail/{id}', matchType: 'PATH_PATTERN' } }
  expect((await at('/emulator/v1/projects/demo-shop/eventarcTrigger?eventarcTriggerId=f-0', 'POST', bundle)).ok).toBe(
    true,
  )
  const write = (path: string, n: string) =>
    at(`${documentsPath}/${path}`, 'PATCH', { fields: { n: { integerValue: n } } })
  await write('orders/one', '1')
  await write('mail/one', '1')
  await write('mail/one', '2')
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[0]).toMatchObject({
    path: '/functions/projects/demo-shop/triggers/f-0',
    event: { type: eventType, document: 'mail/one', data: { value: { fields: { n: { integerValue: '1' } } } } },
  })
  expect(told[1]?.event.data).toMatchObject({
    oldValue: { fields: { n: { integerValue: '1' } } },
    value: { fields: { n: { integerValue: '2' } } },
  })
  await other.stop()
  functions.close()
})

const documentsPath = '/v1/projects/demo-shop/databases/(default)/documents'
const call = async (method: string, url: string, body?: unknown, authorization: string | null = 'Bearer owner') => {
  const answer = await fetch(`http://127.0.0.1:${emulator.port}${url}`, {
    method,
    headers: authorization === null ? {} : { authorization },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
  const json: any = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined
  return { status: answer.status, text, json }
}
const token = (claims: object) =>
  `Bearer ${['{"alg":"none"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`

describe('one port', () => {
  test('answers Ok when it is ready', async () => {
    expect((await call('GET', '/')).text).toBe('Ok\n')
  })

  test('serves gRPC and REST over the same documents', async () => {
    await db.doc('c/grpc').set({ n: 1, half: 0.5, none: null, tags: ['x'] })
    expect((await call('GET', `${documentsPath}/c/grpc?mask.fieldPaths=n&mask.fieldPaths=none`)).json.fields).toEqual({
      n: { integerValue: '1' },
      none: { nullValue: null },
    })
    await call('PATCH', `${documentsPath}/c/rest`, { fields: { at: { timestampValue: '2026-01-02T03:04:05.678Z' } } })
    expect((await db.doc('c/rest').get()).get('at').toDate()).toEqual(new Date('2026-01-02T03:04:05.678Z'))
  })
})

describe('REST', () => {
  test.each<[string, string, string, unknown, number, string]>([
    ['a missing document', 'GET', `${documentsPath}/c/none`, undefined, 404, 'NOT_FOUND'],
    ['the creation of an existing document', 'POST', `${documentsPath}/c?documentId=grpc`, {}, 409, 'ALREADY_EXISTS'],
    [
      'an update of a document that must exist',
      'PATCH',
      `${documentsPath}/c/none?currentDocument.exists=true`,
      {},
      404,
      'NOT_FOUND',
    ],
    ['a body that is not JSON', 'POST', `${documentsPath}:commit`, '{', 400, 'INVALID_ARGUMENT'],
    [
      'a field of the wrong type',
      'POST',
      `${documentsPath}:runQuery`,
      { structuredQuery: { limit: [] } },
      400,
      'INVALID_ARGUMENT',
    ],
    ['an invented page token', 'GET', `${documentsPath}/c?pageToken=x`, undefined, 400, 'INVALID_ARGUMENT'],
    ['a malformed address', 'GET', '/v1/%E0%A4%A', undefined, 400, 'INVALID_ARGUMENT'],
    ['an unknown address', 'GET', '/v2/x', undefined, 404, 'NOT_FOUND'],
  ])('refuses %s with the message of Cloud Firestore', async (_what, method, url, body, status, code) => {
    const answer = await call(method, url, body)
    expect([answer.status, answer.json.error.status]).toEqual([status, code])
  })

  test('lists page by page', async () => {
    const batch = db.batch()
    for (const id of ['a', 'b', 'c']) batch.set(db.doc(`pages/${id}`), {})
    await batch.commit()
    const first = await call('GET', `${documentsPath}/pages?pageSize=2`)
    const second = await call('GET', `${documentsPath}/pages?pageSize=2&pageToken=${first.json.nextPageToken}`)
    expect([first, second].map(({ json }) => json.documents.length)).toEqual([2, 1])
    expect(second.json.nextPageToken).toBe('')
  })

  test('queries, counts, runs transactions and deletes', async () => {
    const from = [{ collectionId: 'pages' }]
    const rows = await call('POST', `${documentsPath}:runQuery`, { structuredQuery: { from, limit: 2 } })
    expect(rows.json).toHaveLength(2)
    const structuredAggregationQuery = { structuredQuery: { from }, aggregations: [{ alias: 'n', count: {} }] }
    const counted = await call('POST', `${documentsPath}:runAggregationQuery`, { structuredAggregationQuery })
    expect(counted.json[0].result.aggregateFields).toEqual({ n: { integerValue: '3' } })
    const { transaction } = (await call('POST', `${documentsPath}:beginTransaction`, {})).json
    const name = `${documentsPath.slice(4)}/pages/a`
    await call('POST', `${documentsPath}:batchGet`, { documents: [name], transaction })
    const written = await call('POST', `${documentsPath}:commit`, { transaction, writes: [{ delete: name }] })
    expect(written.status).toBe(200)
    expect((await call('GET', `${documentsPath}/pages/a`)).status).toBe(404)
  })
})

describe('rules', () => {
  test('apply to everyone but the server', async () => {
    await db.doc('people/asha').set({ n: 1 })
    const read = async (authorization: string | null) =>
      (await call('GET', `${documentsPath}/people/asha`, undefined, authorization)).status
    expect(await read('Bearer owner')).toBe(200)
    expect(await read(token({ sub: 'asha' }))).toBe(200)
    expect(await read(token({ sub: 'ravi' }))).toBe(403)
    expect(await read(null)).toBe(403)
    expect(await read('Bearer nonsense')).toBe(403)
    const batch = { writes: [{ delete: `${documentsPath.slice(4)}/people/asha` }] }
    expect((await call('POST', `${documentsPath}:batchWrite`, batch, token({ sub: 'asha' }))).status).toBe(403)
    expect((await call('POST', `${documentsPath}:listCollectionIds`, {}, token({ sub: 'asha' }))).status).toBe(403)
  })

  test('in a valid file let it start, and in an invalid one do not', async () => {
    const broken = path.join(folder, 'broken.rules')
    await writeFile(broken, "rules_version = '2';\nservice cloud.firestore {\n  match oops {}\n}")
    await expect(startEmulator(parseCommandLine(['--port', '0', '--rules', broken]))).rejects.toThrow(`${broken}:3:`)
  })
})

describe('indexes', () => {
  const query = (of: Firestore) => of.collection('c').where('a', '==', 1).orderBy('b').get()

  test.each(['demo-shop', 'demo-shop--beside'])('of %s are those of the file', async (projectId) => {
    const app = initializeApp({ projectId }, `indexes of ${projectId}`)
    const refusal = { code: 9, details: expect.stringContaining('"fieldPath":"b"') }
    await expect(query(getFirestore(app))).rejects.toMatchObject(refusal)
    await deleteApp(app)
  })

  test('are not required in other projects', async () => {
    const app = initializeApp({ projectId: 'demo-other' }, 'other')
    await expect(query(getFirestore(app))).resolves.toBeDefined()
    await deleteApp(app)
  })
})

test('the reads and writes of a request are counted under its id', async () => {
  requestId = 'request-1'
  await db.runTransaction(async (transaction) => {
    await transaction.get(db.doc('c/grpc'))
    transaction.update(db.doc('c/grpc'), { n: FieldValue.increment(1) })
  })
  requestId = undefined
  await db.doc('c/grpc').get()
  expect((await call('GET', '/emulator/v1/usage/request-1')).json).toEqual({ reads: 1, writes: 1, deletes: 0 })
})

test('an export, and a start from it, keep every document; clearing removes them', async () => {
  await db.doc('kept/a').set({ n: 1 })
  const body = { export_directory: folder, export_name: 'firestore_export' }
  expect((await call('POST', '/emulator/v1/projects/demo-shop:export', body)).status).toBe(200)
  await call('DELETE', '/emulator/v1/projects/demo-shop/databases/(default)/documents')
  expect((await db.doc('kept/a').get()).exists).toBe(false)

  const metadata = path.join(folder, 'firestore_export', 'firestore_export.overall_export_metadata')
  const second = await startEmulator(parseCommandLine(['--port', '0', '--seed_from_export', metadata]))
  const answer = await fetch(`http://127.0.0.1:${second.port}${documentsPath}/kept/a`, {
    headers: { authorization: 'Bearer owner' },
  })
  await second.stop()
  expect(answer.status).toBe(200)
})
