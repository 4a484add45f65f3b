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
  /** A bearer token other than the session's, or null for none. */
  token?: string | null
}

/** The arguments of any call. */
export type LooseAsk = Sending & Parameters<typeof pathOf>[1] & { body?: unknown }

/** A page of a list; `next` is the cursor of the following page. */
export type Page<T> = { items: T[]; next: string | undefined; total: number | undefined }

/** Returns the JSON response of a call. */
export const readJson = (address: Address, ask: LooseAsk = {}) =>
  withDeadline(ask.signal, async (signal) => (await request(address, { ...ask, signal })).json())

/** Returns a page of a list call. */
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

/** Sends a call, repeating it with a renewed token or a solved challenge, and returns a successful response. */
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
        // Reads need no attestation. Builds without the key contain none of this.
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
