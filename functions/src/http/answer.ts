/** What a handler returns; the router sends it as JSON, or as the text type that its call declares. */
export type Answer<T = unknown> = {
  readonly status: number
  readonly body: T
  readonly headers?: Readonly<Record<string, string>>
  /** For responses that are the same for everybody: how long shared caches may keep them. */
  readonly sharedSeconds?: number
}

/** Returned by handlers that have already written the response themselves. */
export const streamed = Symbol('answered by the handler')

/** Returns a 200 that is not cached. */
export function ok<T>(body: T, headers?: Record<string, string>): Answer<T> {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** Returns a 201. */
export function created<T>(body: T): Answer<T> {
  return { status: 201, body }
}

/** Returns a 200 that is the same for everybody: cacheable by browsers with an ETag and by Hosting, for a minute by default. */
export function shared<T>(body: T, headers?: Record<string, string>, sharedSeconds = 60): Answer<T> {
  return { ...ok(body, headers), sharedSeconds }
}
