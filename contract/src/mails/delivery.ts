import * as z from 'zod/mini'

/**
 * How far a mail is: it waits for its turn or its next try, is being sent, was taken by the mail server; nobody knows whether it was; it
 * could not be sent; staff have sent it themselves; its reader did not want it any more when its turn came. Those of which nobody knows and those that could not be sent wait for staff.
 */
export const MailState = z.enum(['waiting', 'sending', 'sent', 'unsure', 'failed', 'by_hand', 'withdrawn'])
export type MailState = z.infer<typeof MailState>

/** The states that end only when staff decide. */
export const statesForStaff = ['unsure', 'failed'] as const satisfies readonly MailState[]

/** What became of a mail. */
export const MailDelivery = z.object({
  state: MailState,
  /** How often it was handed to the mail server. */
  tries: z.int(),
  /** When the clock looks at it again: for its next try, or because whoever sends it has not said what came of it. Null: never. */
  dueAt: z.nullable(z.date()),
  /** Names the one try that is under way. */
  lease: z.optional(z.string()),
  /** What the mail server said the last time that it did not take it. */
  reason: z.optional(z.string()),
  /** When it came into its state. */
  at: z.date(),
})
export type MailDelivery = z.infer<typeof MailDelivery>

/** What came of handing a mail over. Only what certainly was not taken (`put_off`) is tried again by itself. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'put_off' | 'refused' | 'unknown'; readonly reason: string }

/** Longer than a function may run: whoever holds the lease cannot be sending any more when it ends. */
export const leaseMs = 10 * 60_000
/** The pauses after each failed try; after the last of them staff are asked. */
export const pausesMs: readonly number[] = [1, 5, 15, 60, 240].map((minutes) => minutes * 60_000)

/** A mail that nobody has tried to send yet. */
export const toBeSent = (at: Date): MailDelivery => ({ state: 'waiting', tries: 0, dueAt: at, at })

/**
 * Returns the mail as it is once this try has begun: 'sending' under this lease. One whose former try never said what came of it becomes
 * 'unsure' instead, because it may have arrived. Undefined where nothing is due.
 */
export function begun(delivery: MailDelivery, lease: string, now: Date): MailDelivery | undefined {
  const { state, tries, dueAt } = delivery
  // A commit whose answer was lost is made again.
  if (state === 'sending' && delivery.lease === lease) return delivery
  if (dueAt === null || dueAt > now) return undefined
  if (state === 'waiting') return { state: 'sending', tries: tries + 1, dueAt: after(now, leaseMs), lease, at: now }
  if (state !== 'sending') return undefined
  return { state: 'unsure', tries, dueAt: null, reason: 'Sending was cut short.', at: now }
}

/** Returns the mail after a try, undefined where another has taken its place meanwhile. */
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

/** Returns a message that is due as it waits for a later moment. */
export const heldBack = (delivery: MailDelivery, until: Date): MailDelivery => ({ ...delivery, dueAt: until })

/** Returns a message that is due as it never goes, and why. */
export function withdrawn({ tries }: MailDelivery, reason: string, now: Date): MailDelivery {
  return { state: 'withdrawn', tries, dueAt: null, reason, at: now }
}

/** What staff decide of a mail that waits for them: to send it once more, or that they have told the customer themselves. */
export const MailDecision = z.enum(['retry', 'by_hand'])
export type MailDecision = z.infer<typeof MailDecision>

/** Returns the mail as staff have decided, undefined where there is nothing to decide. */
export function decided(delivery: MailDelivery, decision: MailDecision, now: Date): MailDelivery | undefined {
  if (!waitsForStaff(delivery)) return undefined
  if (decision === 'retry') return toBeSent(now)
  return { state: 'by_hand', tries: delivery.tries, dueAt: null, at: now }
}

/** Whether only staff can say what becomes of it. */
export const waitsForStaff = ({ state }: Pick<MailDelivery, 'state'>): boolean =>
  (statesForStaff as readonly MailState[]).includes(state)

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
