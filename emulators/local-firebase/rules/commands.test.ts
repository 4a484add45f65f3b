import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rules-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function run(program: string, args: readonly string[], input = '') {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...args], { cwd: folder })
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ])
  return { out, err, code }
}

describe('the check of rules files', () => {
  const head = "rules_version = '2';\nservice firebase.storage {\n"

  test('names file, line, column and reason, and fails', async () => {
    await writeFile(path.join(folder, 'bad.rules'), `${head}  match /b/{bucket}/o {\n    allow read if true;\n  }\n}\n`)
    await writeFile(path.join(folder, 'good.rules'), `${head}  match /b/{bucket}/o {\n    allow get;\n  }\n}\n`)
    expect(await run('check.ts', ['good.rules', 'bad.rules', 'lost.rules'])).toEqual({
      out: '',
      err: "bad.rules:4:16: Expected ';' but found 'if'\nlost.rules:1:1: The file cannot be read (ENOENT)\n",
      code: 1,
    })
  })

  test('warns about probable mistakes, and passes', async () => {
    await writeFile(path.join(folder, 'open.rules'), `${head}  match /b/{bucket}/o {\n    allow write;\n  }\n}\n`)
    expect(await run('check.ts', ['open.rules'])).toEqual({
      out: '',
      err: 'open.rules:4:5: warning: Anyone may write here, even without signing in\n',
      code: 0,
    })
  })
})

describe('the rules runtime', () => {
  test('greets the emulator, answers line by line and ends with it', async () => {
    const load = { id: 0, action: 'load_ruleset', context: { rulesetName: '0', source: { files: [] } } }
    const { out, err, code } = await run('runtime.ts', [], `${JSON.stringify(load)}\n`)
    const [greeting, answer, ...rest] = out.trimEnd().split('\n')
    expect(greeting).toBe('{"id":-1,"status":"ok","errors":[],"warnings":[]}')
    expect(JSON.parse(answer ?? '')).toMatchObject({ id: 0, status: 'ok' })
    expect([rest, err, code]).toEqual([[], '', 0])
  })
})
