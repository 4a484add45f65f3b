import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import type { Deps } from '../../src/deps.ts'
import { firebaseDeps } from '../../src/firebase-deps.ts'
import { refuseEmulatorsInProduction } from '../../src/refuse-emulators-in-production.ts'
import { routes } from '../../src/routes.ts'

export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered and asserts on it
  readonly body: any
}

export type Ask = {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** The real app behind the real Functions framework, on a port of its own, over the emulators. */
export type Shop = {
  readonly url: string
  readonly deps: Deps
  readonly call: (method: string, path: string, ask?: Ask) => Promise<Reply>
  readonly close: () => Promise<void>
}

/** How long a visitor would wait is for the tests about that to say; all others hold on a machine of any speed. */
const endlessPatience = { patienceMs: 600_000, deadlineMs: 600_000 }

/** Opens a shop; `changed` replaces dependencies, so that a test can stop the clock or break the database. */
export async function openShop(changed: (deps: Deps) => Partial<Deps> = () => ({}), mounted = routes): Promise<Shop> {
  refuseEmulatorsInProduction(process.env)
  const real = firebaseDeps()
  const log = { value: pino({ level: 'silent' }) }
  const deps: Deps = Object.create(real, {
    log,
    ...Object.getOwnPropertyDescriptors(endlessPatience),
    ...Object.getOwnPropertyDescriptors(changed(real)),
  })
  const name = `api-${randomUUID()}`
  http(name, createApp(deps, mounted))
  const server: Server = getTestServer(name)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    deps,
    call: (method, path, ask) => call(url + path, method, ask),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function call(url: string, method: string, { token, body, headers = {} }: Ask = {}): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}
