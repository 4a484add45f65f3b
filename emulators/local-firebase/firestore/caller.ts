/** The sender of a request, and the id under which its reads are counted. */
export type Caller = {
  /** 'server' is the project's own backend, to which no rules apply; null is a caller who has not signed in. */
  identity: 'server' | Record<string, unknown> | null
  requestId: string | undefined
}
