const storageKey = 'order-attempt'

/**
 * The Idempotency-Key of an attempt to order: the same for the same request, over reloads too, so that a second click or a
 * retry after a lost answer comes to the first order; another for another request.
 */
export function attemptKey(request: unknown, storage: Storage = sessionStorage): string {
  const asked = JSON.stringify(request)
  const kept = read(storage)
  if (kept?.asked === asked) return kept.key
  const key = crypto.randomUUID()
  storage.setItem(storageKey, JSON.stringify({ key, asked }))
  return key
}

/** Forgets the attempt, once it has become an order. */
export function endAttempt(storage: Storage = sessionStorage): void {
  storage.removeItem(storageKey)
}

function read(storage: Storage): { key: string; asked: string } | undefined {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
