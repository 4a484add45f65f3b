import { nextCursorHeader, totalCountHeader } from '@teeshala/contract/paging-headers'
import { freshToken } from '../session/fresh-token.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { ApiError, errorOf, networkMessage } from './api-error.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type CallOptions = {
  body?: unknown
  query?: Readonly<Record<string, string | number | undefined>>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** `none` for calls that are the same for everybody: they are sent without the token and can be cached. */
  auth?: 'session' | 'none'
}

export type Page<T> = { items: T[]; nextCursor: string | undefined; totalCount: number | undefined }

/** Makes a call to the shop's API and answers its body. Throws an {@link ApiError} for everything else. */
export async function call<T>(method: Method, path: `/api/${string}`, options: CallOptions = {}): Promise<T> {
  const response = await send(method, path, options)
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

/** As `call`, for lists: with what their headers say of the pages to come. */
export async function callPage<T>(path: `/api/${string}`, options: CallOptions = {}): Promise<Page<T>> {
  const response = await send('GET', path, options)
  const total = response.headers.get(totalCountHeader)
  return {
    items: (await response.json()) as T[],
    nextCursor: response.headers.get(nextCursorHeader) ?? undefined,
    totalCount: total === null ? undefined : Number(total),
  }
}

async function send(method: Method, path: string, options: CallOptions): Promise<Response> {
  const token = options.auth === 'none' ? undefined : await freshToken()
  const response = await attempt(method, path, options, token)
  if (response.ok) return response
  const error = await errorOf(response)
  if (error.code === 'UNAUTHENTICATED' && token !== undefined) sessionEnded()
  throw error
}

async function attempt(method: Method, path: string, options: CallOptions, token: string | undefined) {
  const { body, query, headers, signal } = options
  try {
    return await fetch(path + searchOf(query), {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError({ code: 'NETWORK', message: networkMessage }, 0)
  }
}

function searchOf(query: CallOptions['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
