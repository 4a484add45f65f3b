import { draftKey } from '../session/kept/form-draft.ts'
import { deviceHeader } from './device-id.ts'
import { onceChecked } from './once-checked.ts'

/** The page that orders, adds a product, or sends a message: each stores its own keys, so that they do not affect each other. */
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

/** How many unanswered requests are stored. */
const mostKept = 5

/** A request contains name and address, and is cleared with the other input. */
const storageKey = (page: OrderPage) => draftKey(`idempotency-keys-${page}`)

/**
 * Sends a request with its Idempotency-Key: the same key for the same request, also after a reload, so that a second click or a
 * retry after a lost response leads to the first order; another key for another request. After a response, the page's keys are cleared.
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

/** The headers with a key and the device id: a key is valid for its sender only. */
export const withKey = (key: string) => ({ 'idempotency-key': key, ...deviceHeader() })

/**
 * Returns the unanswered requests with their keys, latest first: after a lost response, somebody may have
 * ordered again with another address or payment method.
 */
export function unansweredRequests(page: OrderPage): { key: string; request: unknown }[] {
  return read(page).map(({ key, asked }) => ({ key, request: JSON.parse(asked) }))
}

/** Clears the page's requests, once one has become an order. */
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
