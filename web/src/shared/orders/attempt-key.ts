const storageKey = 'order-attempt'

/** Which page's attempt it is; each keeps its own, so that one does not make the other forget its lost answer. */
type Attempt = { readonly page?: 'checkout' | 'single' | 'bulk'; readonly storage?: Storage }

/**
 * The Idempotency-Key of an attempt to order: the same for the same request, over reloads too, so that a second click or a
 * retry after a lost answer comes to the first order; another for another request.
 */
export function attemptKey(request: unknown, { page = 'checkout', storage = sessionStorage }: Attempt = {}): string {
  const asked = JSON.stringify(request)
  const kept = read(storage, page)
  if (kept?.asked === asked) return kept.key
  const key = crypto.randomUUID()
  storage.setItem(`${storageKey}-${page}`, JSON.stringify({ key, asked }))
  return key
}

/** Forgets the attempt, once it has become an order. */
export function endAttempt({ page = 'checkout', storage = sessionStorage }: Attempt = {}): void {
  storage.removeItem(`${storageKey}-${page}`)
}

/** The attempt whose answer has not come yet, with the request as it was sent; undefined where none is open. */
export function openAttempt({
  page = 'checkout',
  storage = sessionStorage,
}: Attempt = {}): { key: string; request: unknown } | undefined {
  const kept = read(storage, page)
  return kept && { key: kept.key, request: JSON.parse(kept.asked) }
}

function read(storage: Storage, page: string): { key: string; asked: string } | undefined {
  try {
    return JSON.parse(storage.getItem(`${storageKey}-${page}`) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
