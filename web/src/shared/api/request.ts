import type { Address } from '@teeshala/contract/api/address'
import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging/paging-headers'
import { endSession } from '../session/end-session.ts'
import { idToken, SessionEnded } from '../session/id-token.ts'
import { ApiFailure, sessionEnded, unreachable } from './api-failure.ts'
import { withDeadline } from './deadline.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { pathOf } from './path-of.ts'

/** How a call is sent. */
export type Sending = {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Another bearer than the session's, or none. */
  token?: string | null
}

/** What is given to a call, of whatever call it is. */
export type LooseAsk = Sending & Parameters<typeof pathOf>[1] & { body?: unknown }

/** One page of a list; `next` is the cursor of the page after it. */
export type Page<T> = { items: T[]; next: string | undefined; total: number | undefined }

/** The JSON that a call answers. */
export const readJson = (address: Address, ask: LooseAsk = {}) =>
  withDeadline(ask.signal, async (signal) => (await request(address, { ...ask, signal })).json())

/** A page of the list that a call answers. */
export const readPage = (address: Address, ask: LooseAsk): Promise<Page<never>> =>
  withDeadline(ask.signal, async (signal) => {
    const response = await request(address, { ...ask, signal })
    const total = response.headers.get(totalCountHeader)
    return {
      items: await response.json(),
      next: response.headers.get(nextCursorHeader) ?? undefined,
      total: total === null ? undefined : Number(total),
    }
  })

/** Sends a call, anew with a renewed token or after the work that is asked of strangers, and returns a success. */
export async function request(address: Address, call: LooseAsk): Promise<Response> {
  const token = call.token === undefined ? await bearer() : call.token
  let response = await send(address, call, token)
  if (response.status === 401 && token && call.token === undefined) {
    response = await send(address, call, await bearer({ renewed: true }))
    if (response.status === 401) await endSession('expired')
  }
  if (response.status === 429) {
    const { doChallenge } = await import('./do-challenge.ts')
    const { headers } = call
    response = await doChallenge(response, (more) =>
      send(address, { ...call, headers: { ...headers, ...more } }, token),
    )
  }
  if (response.ok) return response
  throw await failureOf(response)
}

async function bearer(how?: Parameters<typeof idToken>[0]): Promise<string | null> {
  try {
    return await idToken(how)
  } catch (error) {
    if (error instanceof SessionEnded) {
      throw new ApiFailure(401, { code: 'UNAUTHENTICATED', message: sessionEnded })
    }
    throw new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable })
  }
}

const appCheckKey: string | undefined = import.meta.env.VITE_APP_CHECK_KEY

async function send(address: Address, { body, headers, signal, ...given }: LooseAsk, token: string | null) {
  try {
    const path = pathOf(address, given)
    const first = address.method === 'get' && !token && !headers ? takeFirstAnswer(path) : undefined
    if (first) return await first
    return await fetch(path, {
      method: address.method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
        // Reading is open to everybody. Nothing of it is in a build without the key.
        ...(appCheckKey &&
          address.method !== 'get' &&
          (await (await import('../session/app-check.ts')).attestation(appCheckKey))),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable })
  }
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const answer = await response.json().catch(() => undefined)
  if (answer && typeof answer.code === 'string' && typeof answer.message === 'string') {
    return new ApiFailure(response.status, answer)
  }
  return new ApiFailure(response.status, { code: response.status === 404 ? 'NOT_FOUND' : 'INTERNAL', message: '' })
}
