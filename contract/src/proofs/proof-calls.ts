import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { OrderId } from '../ids.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { PathNumber } from '../paging/path-number.ts'
import { LoggedReason } from '../staff/logged-reason.ts'
import { ChangeDesignRequest } from './change-design.ts'
import { PrintHash, PrintPictures } from './print-pictures.ts'
import { AnswerProofRequest, SendProofRequest } from './proof.ts'

const order = { id: OrderId }

export const proofCalls = {
  sendProof: { params: order, body: SendProofRequest, answer: AnyOrder },
  changeDesign: { params: order, body: ChangeDesignRequest, answer: AnyOrder },
  waiveProof: {
    params: order,
    body: z.object({ reason: LoggedReason }),
    answer: AnyOrder,
  },
  answerProof: {
    params: { ...order, number: PathNumber },
    takesSecret: true,
    body: AnswerProofRequest,
    answer: AnyOrder,
  },
  listPrintPictures: { params: order, takesSecret: true, answer: PrintPictures },
  /** `picture` is the index from 0 in `listPrintPictures` for this hash. */
  readPrintPicture: {
    params: { ...order, hash: PrintHash, picture: PathNumber },
    takesSecret: true,
    answer: 'image/webp',
  },
  /** `picture` is the index from 0 in the order's list. */
  readProofPicture: {
    params: { ...order, number: PathNumber, picture: PathNumber },
    takesSecret: true,
    answer: 'image/webp',
  },
} as const satisfies Partial<CallShapes>
