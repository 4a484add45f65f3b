/** What a handler answers; the router writes it as JSON. */
export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** For answers that are the same for everybody: so long shared caches may keep them. */
  readonly sharedSeconds?: number
  /** What the body is, where it is a text and not JSON. */
  readonly textKind?: 'xml' | 'txt'
}

/** For handlers that have written the response themselves, piece by piece. */
export const streamed = Symbol('answered by the handler')

/** 200, which nobody keeps. */
export function ok(body: unknown, headers?: Record<string, string>): Answer {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** 201: something is there now that was not before. */
export function created(body: unknown): Answer {
  return { status: 201, body }
}

/** 200 for the public catalogue: cacheable by browsers with an ETag and by Hosting for a minute. */
export function shared(body: unknown, headers?: Record<string, string>): Answer {
  return { ...ok(body, headers), sharedSeconds: 60 }
}

/** 200 for a text that crawlers read, as cacheable as they are patient. */
export function sharedText(textKind: 'xml' | 'txt', body: string, sharedSeconds: number): Answer {
  return { ...ok(body), textKind, sharedSeconds }
}
