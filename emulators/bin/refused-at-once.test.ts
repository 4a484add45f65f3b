import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portsAt } from '../shop/ports.ts'
import { inRoot } from '../shop/root.ts'

const run = (script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [inRoot(`emulators/bin/${script}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  })

test('an unknown option is refused in one line', () => {
  const { status, stderr } = run('audit', ['--databse', 'restored'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^.*Unknown option '--databse'.*\n$/)
})

test('another database is checked only in a named project', () => {
  const { status, stderr } = run('audit', ['--database', 'restored'])
  expect(status).toBe(1)
  expect(stderr).toContain('Name the --project that has this database.')
})

test('on a busy port no test runs, and the refusal names the program that has it', async () => {
  // All other ports of its suites must be free and open to browsers: far from other suites, below those for outgoing connections.
  const offset = Number(process.env.TEESHALA_PORT_OFFSET ?? 0) + 4000
  const port = portsAt(offset).payments
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const { status, stdout, stderr } = run('test', [], { TEESHALA_PORT_OFFSET: `${offset}` })
  other.close()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(`Port ${port} (payments) is taken by `)
  expect(stderr).toContain(`process ${process.pid}: stop that program and start again.`)
})

test('pages with hot reload are refused beside a shop on other ports, to which they would not connect', () => {
  const { status, stderr } = run('dev', [], { TEESHALA_PORT_OFFSET: '10' })
  expect(status).toBe(1)
  expect(stderr).toContain('start it without TEESHALA_PORT_OFFSET')
})

test('a shop without its settings is not built for deployment', () => {
  const { status, stdout, stderr } = run('deploy', ['--project', 'a-shop-without-settings'])
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('functions/.env.a-shop-without-settings: WEB_API_KEY is missing')
})

test('a real project is not asked for without the key file that the environment names', () => {
  for (const script of ['audit', 'admin-grant']) {
    const args = script === 'audit' ? [] : ['asha@people.test']
    const env = { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' }
    const { status, stderr } = run(script, [...args, '--project', 'a-shop'], env)
    expect({ script, status }).toEqual({ script, status: 1 })
    expect(stderr).toContain('names /nowhere/key.json, and there is no such file.')
  }
})
