import * as z from 'zod/mini'
import { gatewayFeeField } from './gateway-fee.ts'

/** A payment as a message of the gateway tells of it; amounts in paise. Nothing of the person who paid is kept. */
const ToldPayment = z.object({
  id: z.string(),
  gatewayOrderId: z.optional(z.string()),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'released', 'failed']),
  refundedPaise: z.int(),
  method: z.string(),
  ...gatewayFeeField,
  /** What it was made for in another currency, in the smallest unit of that: it is captured and refunded in it. */
  charged: z.optional(z.object({ amount: z.int(), currency: z.string() })),
})

/** How far a message is: it waits for its work or its next try, its work is done, or it was tried too often and staff are told. */
export const MessageProgress = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  /** How often its work was begun. */
  tries: z.int(),
  /** When its work may be begun next; null once it has ended. */
  dueAt: z.nullable(z.date()),
})
export type MessageProgress = z.infer<typeof MessageProgress>

/** The document gatewayMessages/{event id}: a message of the gateway whose signature was good, kept until its work is done and some weeks more. */
export const StoredGatewayMessage = z.object({
  kind: z.string(),
  /** Absent in a message that tells of a link alone. */
  payment: z.optional(ToldPayment),
  /** The name of the link that it tells of. */
  link: z.optional(z.string()),
  progress: MessageProgress,
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type StoredGatewayMessage = z.infer<typeof StoredGatewayMessage>

/** How long after the beginning of a try the next one may begin, in milliseconds; each is longer than a try may take. After the last, staff are told. */
export const triesAfterMs: readonly number[] = [2, 5, 15, 60, 240].map((minutes) => minutes * 60_000)

const keptMs = 30 * 24 * 3_600_000

/** How far a message is that has just come and whose work nobody has begun. */
export const newProgress = (now: Date): Pick<StoredGatewayMessage, 'progress' | 'createdAt' | 'expiresAt'> => ({
  progress: { state: 'waiting', tries: 0, dueAt: now },
  createdAt: now,
  expiresAt: new Date(now.getTime() + keptMs),
})

/**
 * Returns the message as it is once a try has begun. The time of the next try keeps others away until then, and stands there should whoever
 * tries die. 'failed' where all tries are used up; undefined where nothing is due.
 */
export function messageBegun({ state, tries, dueAt }: MessageProgress, now: Date): MessageProgress | undefined {
  if (state !== 'waiting' || dueAt === null || dueAt > now) return undefined
  const pauseMs = triesAfterMs[tries]
  if (pauseMs === undefined) return { state: 'failed', tries, dueAt: null }
  return { state: 'waiting', tries: tries + 1, dueAt: new Date(now.getTime() + pauseMs) }
}

/** Returns the message whose work is done, by whichever try. */
export const messageDone = ({ tries }: MessageProgress): MessageProgress => ({ state: 'done', tries, dueAt: null })
