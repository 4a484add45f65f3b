import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type App, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { SignJWT } from 'jose'

export const project = 'teeshala-live'

type Account = { localId: string; disabled?: boolean; validSince: string }

/**
 * Google's certificate and account servers on this machine, so that the Admin SDK's production verifier can be tested: it
 * runs unchanged, only its connections end here.
 */
export type StandInGoogle = {
  readonly auth: Auth
  readonly privateKey: KeyObject
  readonly publicPem: string
  readonly accounts: Map<string, Account>
  readonly sign: (claims?: Record<string, unknown>, header?: Record<string, string>) => Promise<string>
  readonly close: () => Promise<void>
}

export async function startStandInGoogle(): Promise<StandInGoogle> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const accounts = new Map<string, Account>()
  const server = await listen((path, body) => {
    if (path.includes('/robot/v1/metadata/x509/')) return { k1: publicPem }
    const ids = (JSON.parse(body) as { localId: string[] }).localId
    const users = ids.flatMap((id) => accounts.get(id) ?? [])
    return users.length > 0 ? { users } : {}
  })
  const app = appTowards((server.address() as AddressInfo).port)
  const sign = (claims: Record<string, unknown> = {}, header: Record<string, string> = {}) => {
    const now = Math.floor(Date.now() / 1000)
    const all = {
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: 'kavya',
      iat: now - 60,
      exp: now + 3000,
      auth_time: now - 60,
      firebase: { sign_in_provider: 'password' },
      ...claims,
    }
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(privateKey)
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { auth: getAuth(app), privateKey, publicPem, accounts, sign, close }
}

function listen(answer: (path: string, body: string) => unknown): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=3600')
    response.end(JSON.stringify(answer(request.url ?? '', body)))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** An app whose every connection, whatever its host, goes to this port. */
function appTowards(port: number): App {
  const httpAgent = new Agent()
  httpAgent.createConnection = (): Socket => connect(port, '127.0.0.1')
  const getAccessToken = async () => ({ access_token: 'none', expires_in: 3600 })
  return initializeApp({ projectId: project, credential: { getAccessToken }, httpAgent }, crypto.randomUUID())
}
