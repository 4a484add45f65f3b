import * as z from 'zod/mini'
import { gatewayFeeField } from './gateway-fee.ts'

/** A payment as reported by a gateway message; amounts in paise. Nothing about the payer is kept. */
const ToldPayment = z.object({
  id: z.string(),
  gatewayOrderId: z.optional(z.string()),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'released', 'failed']),
  refundedPaise: z.int(),
  method: z.string(),
  ...gatewayFeeField,
  /** The original amount in another currency, in that currency's smallest unit. It is captured and refunded in that currency. */
  charged: z.optional(z.object({ amount: z.int(), currency: z.string() })),
})

/** The processing state of a message: waiting for an attempt, done, or failed after too many attempts, in which case staff are told. */
export const MessageProgress = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  /** The number of attempts started. */
  tries: z.int(),
  /** When the next attempt may start; null once processing has ended. */
  dueAt: z.nullable(z.date()),
})
export type MessageProgress = z.infer<typeof MessageProgress>

/** The document gatewayMessages/{event id}: a gateway message with a valid signature, kept until processed and for some weeks after. */
export const StoredGatewayMessage = z.object({
  kind: z.string(),
  /** Absent if the message is only about a link. */
  payment: z.optional(ToldPayment),
  /** The reference of the link that it is about. */
  link: z.optional(z.string()),
  progress: MessageProgress,
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type StoredGatewayMessage = z.infer<typeof StoredGatewayMessage>

/**
 * How long after the start of one attempt the next may start, in milliseconds; each is longer than an attempt can take. After the last, staff are told.
 */
export const triesAfterMs: readonly number[] = [2, 5, 15, 60, 240].map((minutes) => minutes * 60_000)

const keptMs = 30 * 24 * 3_600_000

/** Returns the state of a message that has just arrived. */
export const newProgress = (now: Date): Pick<StoredGatewayMessage, 'progress' | 'createdAt' | 'expiresAt'> => ({
  progress: { state: 'waiting', tries: 0, dueAt: now },
  createdAt: now,
  expiresAt: new Date(now.getTime() + keptMs),
})

/**
 * Returns the state once an attempt has started, or 'failed' if all attempts are used up. The new due time keeps other processes away until then, and
 * lets one retry if this process dies. Undefined if nothing is due.
 */
export function messageBegun({ state, tries, dueAt }: MessageProgress, now: Date): MessageProgress | undefined {
  if (state !== 'waiting' || dueAt === null || dueAt > now) return undefined
  const pauseMs = triesAfterMs[tries]
  if (pauseMs === undefined) return { state: 'failed', tries, dueAt: null }
  return { state: 'waiting', tries: tries + 1, dueAt: new Date(now.getTime() + pauseMs) }
}

/** Returns the state of a message that has been processed, by whichever attempt. */
export const messageDone = ({ tries }: MessageProgress): MessageProgress => ({ state: 'done', tries, dueAt: null })
