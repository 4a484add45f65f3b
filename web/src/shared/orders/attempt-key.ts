const storageKey = 'order-attempt'

/** So many attempts are kept that nobody has heard of; a hand that presses more often has long looked into its orders. */
const mostKept = 5

/** Which page's attempt it is; each keeps its own, so that one does not make the other forget its lost answer. */
type Attempt = { readonly page?: 'checkout' | 'single' | 'bulk'; readonly storage?: Storage }

type Kept = { readonly key: string; readonly asked: string }

/**
 * The Idempotency-Key of an attempt to order: the same for the same request, over reloads too, so that a second click or a
 * retry after a lost answer comes to the first order; another for another request.
 */
export function attemptKey(request: unknown, { page = 'checkout', storage = sessionStorage }: Attempt = {}): string {
  const asked = JSON.stringify(request)
  const kept = read(storage, page)
  const attempt = kept.find((each) => each.asked === asked) ?? { key: crypto.randomUUID(), asked }
  const others = kept.filter(({ key }) => key !== attempt.key)
  storage.setItem(`${storageKey}-${page}`, JSON.stringify([attempt, ...others].slice(0, mostKept)))
  return attempt.key
}

/** Forgets the attempts, once one has become an order. */
export function endAttempt({ page = 'checkout', storage = sessionStorage }: Attempt = {}): void {
  storage.removeItem(`${storageKey}-${page}`)
}

/**
 * The attempts whose answer has not come yet, the latest first, each with the request as it was sent: after an answer that got
 * lost, somebody may have sent the order with another address or another way to pay.
 */
export function openAttempts({
  page = 'checkout',
  storage = sessionStorage,
}: Attempt = {}): { key: string; request: unknown }[] {
  return read(storage, page).map(({ key, asked }) => ({ key, request: JSON.parse(asked) }))
}

function read(storage: Storage, page: string): Kept[] {
  try {
    const kept = JSON.parse(storage.getItem(`${storageKey}-${page}`) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
