import { describe, expect, test } from 'vitest'
import { compileRules, type Ruleset } from './compile-rules.ts'
import { authorizeFirestore, type FirestoreOperation } from './firestore-requests.ts'
import type { FirestoreDocument, FirestoreFields } from './firestore-values.ts'
import { Timestamp } from './values/times.ts'

const documentsRoot = 'projects/demo/databases/(default)/documents'

const everything = { allDescendants: false, alternatives: [[]], orderBy: [], limit: undefined, offset: 0 }

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

const find = (name: string): FirestoreDocument | null => {
  const fields = stored[name.slice(documentsRoot.length + 1)]
  return fields ? { name, fields } : null
}

function decide(rules: string, operations: readonly FirestoreOperation[], uid: string | null = 'asha') {
  const claims = uid === null ? null : { sub: uid, admin: uid === 'boss' }
  return authorizeFirestore(ruleset(rules), operations, { claims, time: Timestamp.fromDate(new Date(0)), read: find })
}

function get(rules: string, path: string, uid?: string | null) {
  const name = `${documentsRoot}/${path}`
  return decide(rules, [{ method: 'get', name, stored: find(name) }], uid).allowed
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
  ])('%s for %s: %s', (rules, path, expected) => expect(get(rules, path)).toBe(expected))
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
  const name = `${documentsRoot}/orders/o1`
  const operations: Record<string, FirestoreOperation> = {
    get: { method: 'get', name, stored: null },
    list: { method: 'list', parent: documentsRoot, query: { ...everything, collectionId: 'orders' } },
    create: { method: 'create', name, stored: null, proposed: {} },
    update: { method: 'update', name, stored: { name }, proposed: {} },
    delete: { method: 'delete', name, stored: { name } },
  }
  test.each(Object.entries(cover))('allow %s covers %s and nothing else', (word, covered) => {
    for (const [method, operation] of Object.entries(operations)) {
      const { allowed } = decide(`match /orders/{id} { allow ${word}; }`, [operation])
      expect([method, allowed]).toEqual([method, covered.includes(method)])
    }
  })
})

describe('functions', () => {
  test('a function sees the variables around its declaration, not those around its call', () => {
    const rules = `
      match /orders/{id} {
        function isFirst() { return id == 'o1'; }
        match /lines/{line} {
          function sum(a, b) { let c = a + b; let d = c + 1; return d; }
          allow get: if isFirst() && sum(1, 2) == 4;
        }
      }`
    expect(get(rules, 'orders/o1/lines/o2')).toBe(true)
    expect(get(rules, 'orders/o2/lines/o1')).toBe(false)
  })

  test('an inner function hides an outer one of the same name', () => {
    const rules = `function f() { return false; } match /orders/{id} { function f() { return true; } allow get: if f(); }`
    expect(get(rules, 'orders/o1')).toBe(true)
  })

  test('a variable that fails matters only where it is used', () => {
    const failing = (result: string) =>
      `function f() { let x = 1 / 0; return ${result}; } match /orders/{id} { allow get: if f(); }`
    expect(get(failing('true || x == 1'), 'orders/o1')).toBe(true)
    expect(get(failing('x == 1'), 'orders/o1')).toBe(false)
  })
})

describe('what the rules see of a request', () => {
  test('the signed-in person with the claims of the token, or null', () => {
    const rules = 'match /orders/{id} { allow get: if request.auth.uid == resource.data.userId; }'
    expect(get(rules, 'orders/o1', 'asha')).toBe(true)
    expect(get(rules, 'orders/o1', 'ravi')).toBe(false)
    expect(get(rules, 'orders/o1', null)).toBe(false)
    expect(get('match /orders/{id} { allow get: if request.auth == null; }', 'orders/o1', null)).toBe(true)
    expect(get('match /orders/{id} { allow get: if request.auth.token.admin; }', 'orders/o1', 'boss')).toBe(true)
    expect(get('match /orders/{id} { allow get: if request.auth.token.admin; }', 'orders/o1')).toBe(false)
  })

  test('the stored document, its id and its path; null if there is none', () => {
    const rules = `match /orders/{id} { allow get: if resource.id == id && resource.data.total == 499
      && resource.__name__ == /databases/$(database)/documents/orders/$(id) && request.path == resource.__name__; }`
    expect(get(rules, 'orders/o1')).toBe(true)
    expect(get('match /orders/{id} { allow get: if resource == null; }', 'orders/o2')).toBe(true)
    expect(get('match /orders/{id} { allow get: if resource.data.total == 1; }', 'orders/o2')).toBe(false)
  })

  test('the document as a write would leave it', () => {
    const rules =
      "match /orders/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['note']); }"
    const name = `${documentsRoot}/orders/o1`
    const before = find(name)
    const update = (change: FirestoreFields) =>
      decide(rules, [{ method: 'update', name, stored: before, proposed: { ...before?.fields, ...change } }])
    expect(update({ note: { stringValue: 'ring twice' } }).allowed).toBe(true)
    expect(update({ total: { integerValue: '1' } }).allowed).toBe(false)
  })

  test('a refusal says so if no allow was tried', () => {
    const name = `${documentsRoot}/carts/asha`
    const decision = decide('match /orders/{id} { allow read; }', [{ method: 'get', name, stored: null }])
    expect(decision).toEqual({ allowed: false, reason: "No rule allows 'get' here." })
  })

  test('a refusal names the reason and the line of each allow that was tried', () => {
    const rules = 'match /orders/{id} { allow get: if false;\n allow get: if resource.data.nothing; }'
    const name = `${documentsRoot}/orders/o1`
    const decision = decide(rules, [{ method: 'get', name, stored: find(name) }])
    expect(decision.reason).toBe("false for 'get' @ L1, Property nothing is undefined on object. for 'get' @ L2")
  })
})

describe('other documents', () => {
  const others = (n: number, from = 0) =>
    Array.from({ length: n }, (_, i) => `exists(/databases/$(database)/documents/many/d${from + i})`).join(' && ')

  test('rules read documents by path', () => {
    const user = '/databases/$(database)/documents/users/$(request.auth.uid)'
    const rules = `match /orders/{id} { allow get: if exists(${user}) && get(${user}).data.role == 'printer'; }`
    expect(get(rules, 'orders/o1', 'asha')).toBe(true)
    expect(get(rules, 'orders/o1', 'ravi')).toBe(false)
  })

  test('ten documents and no more, each counted once', () => {
    const rules = (n: number) => `match /orders/{id} { allow get: if ${others(n)} && ${others(n)}; }`
    expect(get(rules(10), 'orders/o1')).toBe(true)
    expect(get(rules(11), 'orders/o1')).toBe(false)
  })

  test('exceeding a limit refuses, whatever an or says', () => {
    expect(get(`match /orders/{id} { allow get: if (${others(11)}) || true; }`, 'orders/o1')).toBe(false)
  })

  test('twenty documents for the writes of one batch together', () => {
    const rules = `match /orders/{id} { allow write: if id == 'o1' ? ${others(10)} : id == 'o2' ? ${others(10, 10)} : ${others(1, 20)}; }`
    const remove = (id: string): FirestoreOperation => ({
      method: 'delete',
      name: `${documentsRoot}/orders/${id}`,
      stored: null,
    })
    expect(decide(rules, [remove('o1'), remove('o2')]).allowed).toBe(true)
    expect(decide(rules, [remove('o1'), remove('o2'), remove('o3')]).allowed).toBe(false)
  })

  test('a thousand expressions and no more', () => {
    const chain = (length: number) => Array(length).fill('true').join(' && ')
    const rules = (rest: number) =>
      `function f() { return ${chain(90)}; } match /orders/{id} { allow get: if f() && f() && f() && (${chain(rest)}); }`
    expect(get(rules(63), 'orders/o1')).toBe(true)
    expect(get(rules(64), 'orders/o1')).toBe(false)
  })
})

describe('services', () => {
  test('a ruleset without a service refuses', () => {
    const compiled = compileRules(
      "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { allow read; } }",
    )
    if ('errors' in compiled) throw new Error('does not compile')
    const operation = { method: 'get', name: `${documentsRoot}/orders/o1`, stored: null } as const
    const decision = authorizeFirestore(compiled.ruleset, [operation], {
      claims: null,
      time: Timestamp.fromDate(new Date(0)),
      read: find,
    })
    expect(decision.allowed).toBe(false)
  })
})
