import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging-headers'
import { endSession } from '../session/end-session.ts'
import { idToken } from '../session/id-token.ts'
import { ApiFailure, unreachable } from './api-failure.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Another bearer than the session's, or none. */
  token?: string | null
}

/** One page of a list; `next` is the cursor of the page after it. */
export type Page<T> = { items: T[]; next: string | undefined; total: number | undefined }

/** Calls the shop and answers the JSON of a success; every other outcome throws an `ApiFailure`. */
export async function api<T>(path: string, call: Call = {}): Promise<T> {
  const response = await request(path, call)
  return (await response.json()) as T
}

/** As `api`, for a list that is read page by page. */
export async function apiPage<T>(path: string, call: Call = {}): Promise<Page<T>> {
  const response = await request(path, call)
  const total = response.headers.get(totalCountHeader)
  return {
    items: (await response.json()) as T[],
    next: response.headers.get(nextCursorHeader) ?? undefined,
    total: total === null ? undefined : Number(total),
  }
}

/** The bytes of an answer as they come. A connection that breaks off makes the reader fail. */
export async function openStream(path: string, signal?: AbortSignal) {
  const response = await request(path, signal ? { signal } : {})
  if (!response.body) throw new ApiFailure(0, { code: 'UNREACHABLE', message: unreachable })
  return { body: response.body, type: response.headers.get('content-type') ?? '' }
}

async function request(path: string, call: Call): Promise<Response> {
  const token = call.token === undefined ? await idToken() : call.token
  let response = await send(path, call, token)
  if (response.status === 401 && token && call.token === undefined) {
    const renewed = await idToken({ renewed: true })
    if (renewed) response = await send(path, call, renewed)
    if (response.status === 401) await endSession('expired')
  }
  if (response.ok) return response
  throw await failureOf(response)
}

async function send(path: string, { method = 'GET', body, headers, signal }: Call, token: string | null) {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
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
