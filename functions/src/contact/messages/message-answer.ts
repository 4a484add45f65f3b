import type { StoredMessage } from '@teeshala/contract/contact/contact'
import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns a message as staff see it. One without a state is older than this list: it was forwarded by mail and counts as read. */
export function messageAnswer(stored: WithId<StoredMessage>): StaffMessage {
  const { _id, name, email, phone, subject, message, userId, state, assignee, createdAt, updatedAt } = stored
  const { acknowledgedAt, closedAt, dueAt } = stored
  return {
    ...{ _id, name, email, phone, subject, message, userId },
    state: state ?? 'read',
    assignee: assignee ? { _id: assignee._id, name: assignee.name } : null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: (updatedAt ?? createdAt).toISOString(),
  }
}
