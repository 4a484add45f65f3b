import { draftKey } from '../session/kept/form-draft.ts'
import { deviceHeader } from './device-id.ts'
import { onceChecked } from './once-checked.ts'

/** The page that orders, adds a product, or writes to the shop or for it: each keeps its own keys, so that one does not make the other forget its lost answer. */
type OrderPage =
  | 'checkout'
  | 'single'
  | 'bulk'
  | 'print'
  | 'staff'
  | 'staff-printing'
  | 'product'
  | 'product-copy'
  | 'contact'
  | 'claim'
  | 'quote'
  | 'quote-mail'
  | 'order-note'

type Kept = { readonly key: string; readonly asked: string }

/** So many requests without an answer are kept. */
const mostKept = 5

/** A request has name and address in it, and goes with what was typed. */
const storageKey = (page: OrderPage) => draftKey(`idempotency-keys-${page}`)

/**
 * Sends a request under its Idempotency-Key: the same for the same request, over reloads too, so that a second click or a
 * retry after a lost answer comes to the first order; another for another request. With the answer, the page's keys are forgotten.
 */
export async function sendOnce<Body, Answer>(
  page: OrderPage,
  body: Body,
  send: (ask: { body: Body; headers: Record<string, string> }) => Promise<Answer>,
): Promise<Answer> {
  const ask = { body, headers: withKey(keyFor(page, body)) }
  const answer = await onceChecked(() => send(ask))
  forgetUnanswered(page)
  return answer
}

/** The headers that carry a key, and from which browser it comes: it counts for its sender alone. */
export const withKey = (key: string) => ({ 'idempotency-key': key, ...deviceHeader() })

/**
 * The requests whose answer has not come yet, the latest first, each with its key: after an answer that got lost, somebody may have
 * sent the order with another address or another way to pay.
 */
export function unansweredRequests(page: OrderPage): { key: string; request: unknown }[] {
  return read(page).map(({ key, asked }) => ({ key, request: JSON.parse(asked) }))
}

/** Forgets the page's requests, once one has become an order. */
export function forgetUnanswered(page: OrderPage): void {
  sessionStorage.removeItem(storageKey(page))
}

function keyFor(page: OrderPage, body: unknown): string {
  const asked = JSON.stringify(body)
  const kept = read(page)
  const request = kept.find((each) => each.asked === asked) ?? { key: crypto.randomUUID(), asked }
  const others = kept.filter(({ key }) => key !== request.key)
  sessionStorage.setItem(storageKey(page), JSON.stringify([request, ...others].slice(0, mostKept)))
  return request.key
}

function read(page: OrderPage): Kept[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(page)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
