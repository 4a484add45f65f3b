import * as z from 'zod/mini'

/**
 * The state of a mail: waiting for its first or next attempt, being sent, or accepted by the mail server; unclear whether it was accepted; failed; sent
 * by staff themselves; or withdrawn because its recipient no longer wanted it when it was due. Unclear and failed mails wait for staff.
 */
export const MailState = z.enum(['waiting', 'sending', 'sent', 'unsure', 'failed', 'by_hand', 'withdrawn'])
export type MailState = z.infer<typeof MailState>

/** The states that only staff can resolve. */
export const statesForStaff = ['unsure', 'failed'] as const satisfies readonly MailState[]

/** The delivery of a mail. */
export const MailDelivery = z.object({
  state: MailState,
  /** The number of attempts. */
  tries: z.int(),
  /** When the scheduler looks at it again: for the next attempt, or because the current one has not reported its outcome. Null for never. */
  dueAt: z.nullable(z.date()),
  /** Identifies the current attempt. */
  lease: z.optional(z.string()),
  /** What the mail server said when it last refused the mail. */
  reason: z.optional(z.string()),
  /** When it got into its state. */
  at: z.date(),
})
export type MailDelivery = z.infer<typeof MailDelivery>

/** The outcome of an attempt. Only mails that were certainly not accepted (`put_off`) are retried automatically. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'put_off' | 'refused' | 'unknown'; readonly reason: string }

/** Longer than a function can run, so that the holder of an expired lease cannot still be sending. */
export const leaseMs = 10 * 60_000
/** The pauses after failed attempts; after the last, staff are asked. */
export const pausesMs: readonly number[] = [1, 5, 15, 60, 240].map((minutes) => minutes * 60_000)

/** After waiting longer than this a mail is old news: a shop that gets its mail server late does not send the mails of weeks at once. */
export const staleMs = 3 * 24 * 3_600_000

/** Returns the delivery of a mail that has not been attempted yet. */
export const toBeSent = (at: Date): MailDelivery => ({ state: 'waiting', tries: 0, dueAt: at, at })

/**
 * Returns the delivery once this attempt has started: 'sending' under this lease. If a previous attempt never reported its outcome, it becomes 'unsure'
 * instead, because the mail may have arrived; a mail that has waited too long is left to staff. Undefined if nothing is due.
 */
export function begun(delivery: MailDelivery, lease: string, now: Date): MailDelivery | undefined {
  const { state, tries, dueAt, at } = delivery
  // The transaction is repeated if the answer to its commit was lost.
  if (state === 'sending' && delivery.lease === lease) return delivery
  if (dueAt === null || dueAt > now) return undefined
  if (state === 'waiting' && now.getTime() - at.getTime() > staleMs) {
    return { state: 'failed', tries, dueAt: null, reason: 'Not sent: it waited for more than three days.', at: now }
  }
  if (state === 'waiting') return { state: 'sending', tries: tries + 1, dueAt: after(now, leaseMs), lease, at: now }
  if (state !== 'sending') return undefined
  return { state: 'unsure', tries, dueAt: null, reason: 'Sending was cut short.', at: now }
}

/** Returns the delivery after an attempt; undefined if another attempt has replaced it meanwhile. */
export function settled(
  delivery: MailDelivery,
  lease: string,
  outcome: SendOutcome,
  now: Date,
): MailDelivery | undefined {
  if (delivery.state !== 'sending' || delivery.lease !== lease) return undefined
  const { tries } = delivery
  if (outcome.kind === 'accepted') return { state: 'sent', tries, dueAt: null, at: now }
  const { kind, reason } = outcome
  if (kind === 'unknown') return { state: 'unsure', tries, dueAt: null, reason, at: now }
  const pauseMs = kind === 'put_off' ? pausesMs[tries - 1] : undefined
  if (pauseMs === undefined) return { state: 'failed', tries, dueAt: null, reason, at: now }
  return { state: 'waiting', tries, dueAt: after(now, pauseMs), reason, at: now }
}

/** Returns the delivery of a due message, postponed until a later time. */
export const postponedTo = (delivery: MailDelivery, until: Date): MailDelivery => ({ ...delivery, dueAt: until })

/** Returns the delivery of a due message that will not be sent, with the reason. */
export function withdrawn({ tries }: MailDelivery, reason: string, now: Date): MailDelivery {
  return { state: 'withdrawn', tries, dueAt: null, reason, at: now }
}

/** The staff's decision about a mail: retry, or they told the customer themselves. */
export const MailDecision = z.enum(['retry', 'by_hand'])
export type MailDecision = z.infer<typeof MailDecision>

/** Returns the delivery after the staff's decision; undefined if there is nothing to decide. */
export function decided(delivery: MailDelivery, decision: MailDecision, now: Date): MailDelivery | undefined {
  if (!waitsForStaff(delivery)) return undefined
  if (decision === 'retry') return toBeSent(now)
  return { state: 'by_hand', tries: delivery.tries, dueAt: null, at: now }
}

/** Returns whether only staff can resolve it. */
export const waitsForStaff = ({ state }: Pick<MailDelivery, 'state'>): boolean =>
  (statesForStaff as readonly MailState[]).includes(state)

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
