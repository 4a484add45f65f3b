import * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'

export type RazorpaySettings = {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  readonly apiOrigin: string
  readonly scriptUrl: string
}

/**
 * Razorpay understood the request and refused it; `description` is for staff and log. Its status is not called `status`, by which an error says that the
 * shop's own caller is at fault.
 */
export class RazorpayRefusal extends Error {
  readonly gatewayStatus: number
  constructor(gatewayStatus: number, description: string) {
    super(`Razorpay refused with ${gatewayStatus}: ${description}`)
    this.name = 'RazorpayRefusal'
    this.gatewayStatus = gatewayStatus
  }
}

/** Razorpay's error response. */
const Refused = z.object({ error: z.object({ description: z.string() }) })

type Ask = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown; headers?: Record<string, string> }

/** Calls the API of one account; see {@link askRazorpay}. */
export type AskRazorpay = <T>(path: string, entity: z.core.$ZodType<T>, ask?: Ask) => Promise<T>

const timeLimitMs = 10_000

/**
 * Calls Razorpay's API and returns the entity in the response; throws if it is malformed. No response, a 5xx or a 429 becomes
 * UNAVAILABLE; any other refusal is a {@link RazorpayRefusal}.
 */
export async function askRazorpay<T>(
  { keyId, keySecret, apiOrigin }: RazorpaySettings,
  path: string,
  entity: z.core.$ZodType<T>,
  { method = 'GET', body, headers = {} }: Ask = {},
): Promise<T> {
  const response = await fetch(`${apiOrigin}/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch(() => undefined)
  if (!response || response.status >= 500 || response.status === 429 || response.status === 409) throw unavailable()
  const answer: unknown = await response.json().catch(() => undefined)
  if (!answer) throw unavailable()
  if (response.ok) return z.parse(entity, answer)
  throw new RazorpayRefusal(response.status, Refused.safeParse(answer).data?.error.description ?? 'no reason given')
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'The payment gateway does not answer at the moment. Please try again.', {
    retryAfterSeconds: 5,
  })
}
