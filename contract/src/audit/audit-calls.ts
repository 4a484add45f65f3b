import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentId } from '../ids.ts'
import { Day } from '../india-day.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { AuditKind, AuditLogEntry } from './audit.ts'

/** The path of a document as the log names it: 'orders/TS7K2M9QX4RD'. */
const Target = z
  .string()
  .check(z.regex(/^[A-Za-z]{1,40}(\/[A-Za-z0-9_-]{1,128})?$/, { error: 'Not a path of the log' }))

export const auditCalls = {
  listAuditLog: {
    query: {
      person: z.optional(DocumentId),
      kind: z.optional(AuditKind),
      target: z.optional(Target),
      from: z.optional(Day),
      to: z.optional(Day),
      ...paging(50),
    },
    answer: z.array(AuditLogEntry),
    headers: [nextCursorHeader],
  },
} as const satisfies Partial<CallShapes>
