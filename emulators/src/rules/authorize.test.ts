import { describe, expect, test } from 'vitest'
import { compileRules, type Ruleset } from './compile-rules.ts'
import { authorizeFirestore, type FirestoreOperation, type RulesQuery } from './firestore-requests.ts'
import type { FirestoreDocument, FirestoreFields } from './firestore-values.ts'

const ROOT = 'projects/demo/databases/(default)/documents'

function ruleset(documents: string): Ruleset {
  const compiled = compileRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${documents} } }`,
  )
  if ('errors' in compiled) throw new Error(JSON.stringify(compiled.errors))
  return compiled.ruleset
}

const stored: Record<string, FirestoreFields> = {
  'orders/o1': { userId: { stringValue: 'asha' }, total: { integerValue: '499' } },
  'users/asha': { role: { stringValue: 'printer' } },
}
for (let i = 0; i < 30; i += 1) stored[`many/d${i}`] = {}

const find = async (name: string): Promise<FirestoreDocument | null> => {
  const fields = stored[name.slice(ROOT.length + 1)]
  return fields ? { name, fields } : null
}

async function decide(rules: string, operations: readonly FirestoreOperation[], uid: string | null = 'asha') {
  const claims = uid === null ? null : { sub: uid, admin: uid === 'boss' }
  return authorizeFirestore(ruleset(rules), operations, { claims, read: find })
}

async function get(rules: string, path: string, uid?: string | null) {
  const name = `${ROOT}/${path}`
  return (await decide(rules, [{ method: 'get', name, stored: await find(name) }], uid)).allowed
}

async function list(rules: string, query: RulesQuery, parent = '', uid?: string | null) {
  return (await decide(rules, [{ method: 'list', parent: `${ROOT}${parent}`, query }], uid)).allowed
}

describe('paths', () => {
  test.each([
    ['match /orders/{id} { allow get; }', 'orders/o1', true],
    ['match /orders/{id} { allow get; }', 'orders/o1/lines/l1', false],
    ['match /orders/o1 { allow get; }', 'orders/o2', false],
    ['match /orders/{id=**} { allow get; }', 'orders/o1/lines/l1', true],
    ['match /{all=**} { allow get; }', 'orders/o1', true],
    [
      'match /orders/{id} { match /lines/{line} { allow get: if id == "o1" && line == "l1"; } }',
      'orders/o1/lines/l1',
      true,
    ],
    ['match /orders/{id} { match /lines/{line} { allow get; } }', 'orders/o1', false],
    ['match /{any=**}/lines/{line} { allow get: if any[1] == "o1"; }', 'orders/o1/lines/l1', true],
    ['match /{any=**}/lines/{line} { allow get; }', 'lines/l1', true],
    ['match /{any=**}/lines/{line} { allow get; }', 'lines/l1/x/y', false],
    ['match /orders/{id} { match /{rest=**} { allow get; } }', 'orders/o1', true],
    ['match /orders/{id} { allow get: if database == "(default)"; }', 'orders/o1', true],
  ])('%s for %s: %s', async (rules, path, expected) => expect(await get(rules, path)).toBe(expected))
})

describe('methods', () => {
  const cover = {
    read: ['get', 'list'],
    write: ['create', 'update', 'delete'],
    get: ['get'],
    list: ['list'],
    create: ['create'],
    update: ['update'],
    delete: ['delete'],
  }
  const name = `${ROOT}/orders/o1`
  const operations: Record<string, FirestoreOperation> = {
    get: { method: 'get', name, stored: null },
    list: { method: 'list', parent: ROOT, query: { from: [{ collectionId: 'orders' }] } },
    create: { method: 'create', name, stored: null, proposed: {} },
    update: { method: 'update', name, stored: { name }, proposed: {} },
    delete: { method: 'delete', name, stored: { name } },
  }
  test.each(Object.entries(cover))('allow %s covers %s and nothing else', async (word, covered) => {
    for (const [method, operation] of Object.entries(operations)) {
      const { allowed } = await decide(`match /orders/{id} { allow ${word}; }`, [operation])
      expect([method, allowed]).toEqual([method, covered.includes(method)])
    }
  })
})

describe('functions', () => {
  test('a function sees the variables around its declaration, not those around its call', async () => {
    const rules = `
      match /orders/{id} {
        function isFirst() { return id == 'o1'; }
        match /lines/{line} {
          function sum(a, b) { let c = a + b; let d = c + 1; return d; }
          allow get: if isFirst() && sum(1, 2) == 4;
        }
      }`
    expect(await get(rules, 'orders/o1/lines/o2')).toBe(true)
    expect(await get(rules, 'orders/o2/lines/o1')).toBe(false)
  })

  test('an inner function hides an outer one of the same name', async () => {
    const rules = `function f() { return false; } match /orders/{id} { function f() { return true; } allow get: if f(); }`
    expect(await get(rules, 'orders/o1')).toBe(true)
  })

  test('a variable that fails matters only where it is used', async () => {
    const failing = (result: string) =>
      `function f() { let x = 1 / 0; return ${result}; } match /orders/{id} { allow get: if f(); }`
    expect(await get(failing('true || x == 1'), 'orders/o1')).toBe(true)
    expect(await get(failing('x == 1'), 'orders/o1')).toBe(false)
  })

  test('calls nest twenty deep and no deeper', async () => {
    const chain = (depth: number) => {
      const links = Array.from({ length: depth - 1 }, (_, i) => `function f${i + 1}() { return f${i + 2}(); }`).join(
        '\n',
      )
      return `${links} function f${depth}() { return true; } match /orders/{id} { allow get: if f1(); }`
    }
    expect(await get(chain(20), 'orders/o1')).toBe(true)
    expect(await get(chain(21), 'orders/o1')).toBe(false)
  })
})

describe('what the rules see of a request', () => {
  test('the signed-in person with the claims of the token, or null', async () => {
    const rules = 'match /orders/{id} { allow get: if request.auth.uid == resource.data.userId; }'
    expect(await get(rules, 'orders/o1', 'asha')).toBe(true)
    expect(await get(rules, 'orders/o1', 'ravi')).toBe(false)
    expect(await get(rules, 'orders/o1', null)).toBe(false)
    expect(await get('match /orders/{id} { allow get: if request.auth == null; }', 'orders/o1', null)).toBe(true)
    expect(await get('match /orders/{id} { allow get: if request.auth.token.admin; }', 'orders/o1', 'boss')).toBe(true)
    expect(await get('match /orders/{id} { allow get: if request.auth.token.admin; }', 'orders/o1')).toBe(false)
  })

  test('the stored document, its id and its path; null where there is none', async () => {
    const rules = `match /orders/{id} { allow get: if resource.id == id && resource.data.total == 499
      && resource.__name__ == /databases/$(database)/documents/orders/$(id) && request.path == resource.__name__; }`
    expect(await get(rules, 'orders/o1')).toBe(true)
    expect(await get('match /orders/{id} { allow get: if resource == null; }', 'orders/o2')).toBe(true)
    expect(await get('match /orders/{id} { allow get: if resource.data.total == 1; }', 'orders/o2')).toBe(false)
  })

  test('the document as a write would leave it', async () => {
    const rules =
      "match /orders/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['note']); }"
    const name = `${ROOT}/orders/o1`
    const before = await find(name)
    const update = (change: FirestoreFields) =>
      decide(rules, [{ method: 'update', name, stored: before, proposed: { ...before?.fields, ...change } }])
    expect((await update({ note: { stringValue: 'ring twice' } })).allowed).toBe(true)
    expect((await update({ total: { integerValue: '1' } })).allowed).toBe(false)
  })

  test('a refusal names the reason and the line of each allow that was tried', async () => {
    const rules = 'match /orders/{id} { allow get: if false;\n allow get: if resource.data.nothing; }'
    const name = `${ROOT}/orders/o1`
    const decision = await decide(rules, [{ method: 'get', name, stored: await find(name) }])
    expect(decision.reason).toBe("false for 'get' @ L1, Property nothing is undefined on object. for 'get' @ L2")
  })
})

describe('other documents', () => {
  const others = (n: number, from = 0) =>
    Array.from({ length: n }, (_, i) => `exists(/databases/$(database)/documents/many/d${from + i})`).join(' && ')

  test('rules read documents by path', async () => {
    const user = '/databases/$(database)/documents/users/$(request.auth.uid)'
    const rules = `match /orders/{id} { allow get: if exists(${user}) && get(${user}).data.role == 'printer'; }`
    expect(await get(rules, 'orders/o1', 'asha')).toBe(true)
    expect(await get(rules, 'orders/o1', 'ravi')).toBe(false)
  })

  test('ten documents and no more, each counted once', async () => {
    const rules = (n: number) => `match /orders/{id} { allow get: if ${others(n)} && ${others(n)}; }`
    expect(await get(rules(10), 'orders/o1')).toBe(true)
    expect(await get(rules(11), 'orders/o1')).toBe(false)
  })

  test('a limit passed refuses, whatever an or says', async () => {
    expect(await get(`match /orders/{id} { allow get: if (${others(11)}) || true; }`, 'orders/o1')).toBe(false)
  })

  test('twenty documents for the writes of one batch together', async () => {
    const rules = `match /orders/{id} { allow write: if id == 'o1' ? ${others(10)} : id == 'o2' ? ${others(10, 10)} : ${others(1, 20)}; }`
    const remove = (id: string): FirestoreOperation => ({
      method: 'delete',
      name: `${ROOT}/orders/${id}`,
      stored: null,
    })
    expect((await decide(rules, [remove('o1'), remove('o2')])).allowed).toBe(true)
    expect((await decide(rules, [remove('o1'), remove('o2'), remove('o3')])).allowed).toBe(false)
  })

  test('a thousand expressions and no more', async () => {
    const rules = (n: number) => `match /orders/{id} { allow get: if ${Array(n).fill('true').join(' && ')}; }`
    expect(await get(rules(500), 'orders/o1')).toBe(true)
    expect(await get(rules(501), 'orders/o1')).toBe(false)
  })
})

describe('a query is allowed only if every document it could find is', () => {
  const orders = [{ collectionId: 'orders' }]
  const field = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } })
  const mine = field('userId', 'EQUAL', { stringValue: 'asha' })
  const theirs = field('userId', 'EQUAL', { stringValue: 'ravi' })
  const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
  const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } })
  const owner = 'match /orders/{id} { allow list: if resource.data.userId == request.auth.uid; }'
  const cheap = 'match /orders/{id} { allow list: if resource.data.total < 500; }'

  test.each([
    ['the filter is the rule', owner, mine, true],
    ['no filter', owner, undefined, false],
    ["another person's orders", owner, theirs, false],
    ['a narrower filter', owner, and(mine, field('total', 'GREATER_THAN', { integerValue: '1' })), true],
    ['either person', owner, or(mine, theirs), false],
    ['the same person twice', owner, or(mine, and(mine, field('total', 'EQUAL', { integerValue: '1' }))), true],
    ['one of a list', owner, field('userId', 'IN', { arrayValue: { values: [{ stringValue: 'asha' }] } }), true],
    [
      'one of a list with others',
      owner,
      field('userId', 'IN', { arrayValue: { values: [{ stringValue: 'asha' }, { stringValue: 'ravi' }] } }),
      false,
    ],
    ['a smaller range', cheap, field('total', 'LESS_THAN', { integerValue: '500' }), true],
    ['a range within', cheap, field('total', 'LESS_THAN_OR_EQUAL', { integerValue: '499' }), true],
    ['a range that reaches the bound', cheap, field('total', 'LESS_THAN_OR_EQUAL', { integerValue: '500' }), false],
    ['a range on the other side', cheap, field('total', 'GREATER_THAN', { integerValue: '5' }), false],
    [
      'a tag that the filter asks for',
      "match /orders/{id} { allow list: if 'gift' in resource.data.tags; }",
      field('tags', 'ARRAY_CONTAINS', { stringValue: 'gift' }),
      true,
    ],
    [
      'a nested field',
      "match /orders/{id} { allow list: if resource.data.address.city == 'Pune'; }",
      field('address.city', 'EQUAL', { stringValue: 'Pune' }),
      true,
    ],
    ['no condition on the documents', 'match /orders/{id} { allow list: if request.auth != null; }', undefined, true],
    ['a condition on the id', "match /orders/{id} { allow list: if id == 'o1'; }", undefined, false],
    ['an absent field', "match /orders/{id} { allow list: if !('x' in resource.data); }", undefined, false],
    [
      'a default for an unknown field',
      "match /orders/{id} { allow list: if resource.data.get('x', 1) == 1; }",
      undefined,
      false,
    ],
  ])('%s', async (_, rules, where, expected) => {
    expect(await list(rules, { from: orders, ...(where && { where }) })).toBe(expected)
  })

  test('rules see limit, offset and order', async () => {
    const rules = 'match /orders/{id} { allow list: if request.query.limit <= 20 && request.query.offset == 0; }'
    expect(await list(rules, { from: orders, limit: { value: 20 } })).toBe(true)
    expect(await list(rules, { from: orders, limit: 21 })).toBe(false)
    expect(await list(rules, { from: orders })).toBe(false)
  })

  test('a query over a collection group needs a rule for every depth', async () => {
    const from = [{ collectionId: 'favorites', allDescendants: true }]
    expect(await list('match /users/{uid}/favorites/{id} { allow list; }', { from })).toBe(false)
    expect(await list('match /{path=**}/favorites/{id} { allow list; }', { from })).toBe(true)
    expect(await list('match /{path=**} { allow list; }', { from })).toBe(true)
  })
})

describe('services', () => {
  test('a ruleset without a service refuses', async () => {
    const compiled = compileRules(
      "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { allow read; } }",
    )
    if ('errors' in compiled) throw new Error('does not compile')
    const operation = { method: 'get', name: `${ROOT}/orders/o1`, stored: null } as const
    const decision = await authorizeFirestore(compiled.ruleset, [operation], { claims: null, read: find })
    expect(decision.allowed).toBe(false)
  })
})
