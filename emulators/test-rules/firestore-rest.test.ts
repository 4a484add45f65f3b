/** The rules hold on Firestore's REST API as they do for the SDKs, which speak gRPC. */
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRules } from './environment.ts'

const projectId = 'demo-teeshala-rules'
const documentsPath = `projects/${projectId}/databases/(default)/documents`

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await openRules()
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore
    await setDoc(doc(db, 'products/polo'), { stock: 5 })
    await setDoc(doc(db, 'users/asha'), { name: 'Asha' })
    await setDoc(doc(db, 'orders/T1'), { userId: 'asha' })
  })
})

afterAll(async () => {
  await environment.clearFirestore()
  await environment.cleanup()
})

/** Returns an ID token as the Auth emulator makes them: unsigned. */
function tokenOf(uid: string, claims: object = {}) {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const firebase = { sign_in_provider: 'password', identities: {} }
  const issued = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
  }
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ ...issued, sub: uid, user_id: uid, firebase, ...claims })}.`
}

const nobody = undefined
const asha = tokenOf('asha')
const ravi = tokenOf('ravi')
const admin = tokenOf('meera', { admin: true })
const server = 'Bearer owner'

async function ask(authorization: string | undefined, method: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documentsPath}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.text()
  return response.status
}

const ordersOf = (uid: string | undefined) => ({
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    ...(uid && {
      where: { fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: uid } } },
    }),
  },
})
const aPage = { structuredQuery: { from: [{ collectionId: 'products' }], limit: 24 } }
const takeStock = {
  writes: [
    {
      update: { name: `${documentsPath}/products/polo`, fields: { stock: { integerValue: '4' } } },
      updateMask: { fieldPaths: ['stock'] },
    },
  ],
}

describe('over REST', () => {
  test.each<[string, string | undefined, string, string, object | undefined, number]>([
    ['a visitor cannot read a product', nobody, 'GET', '/products/polo', undefined, 403],
    ['a visitor cannot query products', nobody, 'POST', ':runQuery', aPage, 403],
    ['a visitor cannot read a profile', nobody, 'GET', '/users/asha', undefined, 403],
    ['a customer cannot read their profile past the API', asha, 'GET', '/users/asha', undefined, 403],
    ['another customer cannot read it', ravi, 'GET', '/users/asha', undefined, 403],
    ['an admin cannot read it past the API', admin, 'GET', '/users/asha', undefined, 403],
    ['a customer cannot query their orders past the API', asha, 'POST', ':runQuery', ordersOf('asha'), 403],
    ['a customer cannot query all orders', asha, 'POST', ':runQuery', ordersOf(undefined), 403],
    ['another customer cannot query their orders', ravi, 'POST', ':runQuery', ordersOf('asha'), 403],
    ['an admin cannot query all orders past the API', admin, 'POST', ':runQuery', ordersOf(undefined), 403],
    ['a visitor cannot commit', nobody, 'POST', ':commit', takeStock, 403],
    ['an admin cannot commit', admin, 'POST', ':commit', takeStock, 403],
    ['an admin cannot create', admin, 'POST', '/products?documentId=new', { fields: {} }, 403],
    ['a customer cannot change their profile', asha, 'PATCH', '/users/asha', { fields: {} }, 403],
    ['a customer cannot delete their profile', asha, 'DELETE', '/users/asha', undefined, 403],
    ['the server can read a profile', server, 'GET', '/users/asha', undefined, 200],
    ['the server can commit', server, 'POST', ':commit', takeStock, 200],
    ['the server can query all orders', server, 'POST', ':runQuery', ordersOf(undefined), 200],
  ])('%s', async (_, authorization, method, path, body, status) => {
    expect(await ask(authorization, method, path, body)).toBe(status)
  })
})
