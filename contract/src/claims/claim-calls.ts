import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { DocumentId } from '../ids.ts'
import { MoveNote } from '../orders/move-note.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { ChangeClaimRequest, ClaimFilter, ClaimRequest, OrderClaims, OwnClaim, StaffClaim } from './claim.ts'
import { Reprint } from './reprint.ts'

const byId = { id: DocumentId }
const headers = [nextCursorHeader]

export const claimCalls = {
  readOrderClaims: { params: byId, takesSecret: true, answer: OrderClaims },
  makeClaim: { params: byId, takesSecret: true, body: ClaimRequest, answer: OwnClaim, status: 201, isRepeatable: true },
  /** `order` selects the claims of one order, whatever the filter. */
  listClaims: {
    query: {
      filter: z.optional(ClaimFilter),
      order: z.optional(z.string().check(z.maxLength(40))),
      ...paging(25),
    },
    answer: z.array(StaffClaim),
    headers,
  },
  readClaim: { params: byId, answer: StaffClaim },
  changeClaim: { params: byId, body: ChangeClaimRequest, answer: StaffClaim },
  listReprints: { query: paging(25), answer: z.array(Reprint), headers },
  finishReprint: { params: byId, body: z.object({ note: MoveNote }), answer: Reprint },
  callOffReprint: { params: byId, answer: StaffClaim },
} as const satisfies Partial<CallShapes>
