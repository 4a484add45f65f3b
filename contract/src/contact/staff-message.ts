import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { ticketTimesAnswer } from '../grievances/ticket-clock.ts'
import { DocumentId } from '../ids.ts'

const messageStates = ['new', 'read', 'acknowledged', 'answered', 'closed'] as const
/** The state of a contact message. `acknowledged`: its sender was told that somebody is looking into it; `closed`: nothing more will follow. */
export const MessageState = z.enum(messageStates)
export type MessageState = z.infer<typeof MessageState>

/** A message as staff see it. */
export const StaffMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The account it was sent from; null for a guest's. */
  userId: z.nullable(z.string()),
  state: MessageState,
  /** The staff member who answers it. */
  assignee: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  ...ticketTimesAnswer,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type StaffMessage = z.infer<typeof StaffMessage>

/** Filters for messages: unread, answered, closed, past their deadline, or assigned to the caller. */
export const MessageFilter = z.enum(['new', 'answered', 'closed', 'overdue', 'mine'])
export type MessageFilter = z.infer<typeof MessageFilter>

/** PATCH /api/admin/messages/{id}: its state, its assignee (null for nobody in particular), or both. */
export const ChangeMessageRequest = z
  .object({
    state: z.optional(MessageState),
    assignee: z.optional(z.nullable(DocumentId)),
    basedOn: BasedOn,
  })
  .check(
    z.refine(({ state, assignee }) => state !== undefined || assignee !== undefined, {
      error: 'Say what to change: state or assignee',
    }),
  )
export type ChangeMessageRequest = z.infer<typeof ChangeMessageRequest>

/** A staff member as colleagues see them. */
export const StaffMember = z.object({ _id: z.string(), name: z.string() })
export type StaffMember = z.infer<typeof StaffMember>

/** A newsletter address as staff see it. */
export const Subscriber = z.object({ _id: z.string(), email: z.string(), createdAt: z.iso.datetime() })
export type Subscriber = z.infer<typeof Subscriber>
