import { describe, expect, test } from 'vitest'
import type { RuntimeMessage, WireValue } from './storage-messages.ts'
import { createStorageSession } from './storage-session.ts'

const rules = (body: string) => `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`

/** Plays the Storage emulator: loads rules, asks for verdicts, and reads documents for the runtime on request. */
function emulator(documents: Record<string, Record<string, unknown>> = {}) {
  const asked: string[] = []
  const verdicts = new Map<number, RuntimeMessage>()
  const receive = createStorageSession((message) => {
    if ('action' in message) {
      const { path } = message.context
      asked.push(path)
      const name = `projects/demo${path}`
      const fields = documents[path.replace('/databases/(default)/documents/', '')]
      const answer = fields
        ? { id: message.server_request_id, status: 'ok', result: { name, fields }, warnings: [], errors: [] }
        : { id: message.server_request_id, status: 'not_found', warnings: [], errors: [] }
      setTimeout(() => receive(JSON.stringify(answer)))
    } else {
      verdicts.set(message.id, message)
    }
  })
  const load = async (source: string) => {
    const file = { name: 'storage.rules', content: source }
    await receive(
      JSON.stringify({ id: 0, action: 'load_ruleset', context: { rulesetName: '0', source: { files: [file] } } }),
    )
    return verdicts.get(0)
  }
  const verify = async (path: string, method = 'get', id = 1, resource: WireValue = { null_value: null }) => {
    const auth = { map_value: { fields: { uid: { string_value: 'asha' }, token: { map_value: { fields: {} } } } } }
    const segments = path
      .split('/')
      .slice(1)
      .map((simple) => ({ simple }))
    const request = { map_value: { fields: { auth, resource, path: { path_value: { segments } } } } }
    const variables = { request, resource: { null_value: null } }
    const context = { rulesetName: '0', service: 'firebase.storage', path, method, variables }
    await receive(JSON.stringify({ id, action: 'verify', context }))
    return verdicts.get(id)
  }
  return { load, verify, asked }
}

const permitted = { result: { permit: true } }
const refused = { result: { permit: false } }

describe('the Storage emulator', () => {
  test('is told where a malformed file is wrong, in an answer that it accepts', async () => {
    const answer = await emulator().load(rules('match /a { allow read if true; }'))
    expect(answer).toMatchObject({ id: 0, status: 'ok' })
    const [error = ''] = answer?.errors ?? []
    expect(JSON.parse(error)).toEqual({
      description_: "Expected ';' but found 'if'",
      sourcePosition_: { fileName_: 'storage.rules', line_: 3, column_: 23 },
    })
  })

  test('is refused everything before rules are loaded, and after rules that were not accepted', async () => {
    const { load, verify } = emulator()
    expect(await verify('/b/shop/o/a.png')).toMatchObject(refused)
    await load(rules('match /{all=**} { allow read: if tru; }'))
    expect(await verify('/b/shop/o/a.png')).toMatchObject(refused)
  })

  test('gets the verdict of the rules for path, method, caller and file', async () => {
    const { load, verify } = emulator()
    await load(
      rules(`match /designs/{uid}/{file} {
        allow get: if request.auth.uid == uid && request.path == /b/$(bucket)/o/designs/$(uid)/$(file) && request.path[1] == 'shop';
        allow create: if request.resource.size < 5 && request.resource.contentType == 'image/png';
      }`),
    )
    const file = (size: number): WireValue => ({
      map_value: { fields: { size: { int_value: size }, contentType: { string_value: 'image/png' } } },
    })
    expect(await verify('/b/shop/o/designs/asha/a.png')).toMatchObject(permitted)
    expect(await verify('/b/shop/o/designs/ravi/a.png')).toMatchObject(refused)
    expect(await verify('/b/shop/o/designs/asha/a.png', 'delete')).toMatchObject(refused)
    expect(await verify('/b/shop/o/designs/asha/a.png', 'create', 2, file(4))).toMatchObject(permitted)
    expect(await verify('/b/shop/o/designs/asha/a.png', 'create', 3, file(5))).toMatchObject(refused)
  })

  test('is told why a request is refused, and nothing about an allowed one', async () => {
    const { load, verify } = emulator()
    await load(rules('match /{file} {\n allow get: if false;\n allow list: if request.auth.uid == "asha"; }'))
    const refusal = await verify('/b/shop/o/a.png')
    expect(refusal?.warnings).toEqual(["Refused get /b/shop/o/a.png: false for 'get' @ L4"])
    expect((await verify('/b/shop/o/a.png', 'list'))?.warnings).toEqual([])
  })

  test('an empty segment of an object name is no segment', async () => {
    const { load, verify } = emulator()
    await load(rules('match /designs/{uid}/{file} { allow get; }'))
    expect(await verify('/b/shop/o/designs/asha//a.png')).toMatchObject(refused)
    expect(await verify('/b/shop/o/designs//a.png')).toMatchObject(refused)
  })

  test('reads documents for rules, two for each request', async () => {
    const reading = (...ids: string[]) =>
      ids.map((id) => `firestore.exists(/databases/(default)/documents/users/${id})`)
    const { load, verify, asked } = emulator({ 'users/asha': { role: { stringValue: 'printer' } }, 'users/ravi': {} })
    await load(
      rules(`
        match /one { allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'printer'; }
        match /none { allow get: if ${reading('nobody').join('')}; }
        match /two { allow get: if ${reading('asha', 'ravi', 'asha').join(' && ')}; }
        match /three { allow get: if !(${reading('asha').join('')} && ${reading('ravi').join('')} && ${reading('nobody').join('')}); }
      `),
    )
    expect(await verify('/b/shop/o/one')).toMatchObject(permitted)
    expect(asked).toEqual(['/databases/(default)/documents/users/asha'])
    expect(await verify('/b/shop/o/none')).toMatchObject(refused)
    expect(await verify('/b/shop/o/two')).toMatchObject(permitted)
    expect(await verify('/b/shop/o/three')).toMatchObject(refused)
  })

  test('requests waiting for documents are not mixed up', async () => {
    const { load, verify } = emulator({ 'users/asha': {} })
    await load(rules('match /{id} { allow get: if firestore.exists(/databases/(default)/documents/users/$(id)); }'))
    const verdicts = await Promise.all(
      ['asha', 'ravi', 'asha', 'ravi'].map((id, i) => verify(`/b/shop/o/${id}`, 'get', i + 10)),
    )
    expect(verdicts.map((verdict) => verdict && 'result' in verdict && verdict.result)).toEqual([
      { permit: true },
      { permit: false },
      { permit: true },
      { permit: false },
    ])
  })
})
