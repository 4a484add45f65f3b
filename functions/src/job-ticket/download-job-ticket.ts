import { type StreamingHandler, streamed } from '../http/handler.ts'
import { findOrder } from '../orders/find-order.ts'
import { drawJobTicket } from './draw-job-ticket.ts'

/** Sends the job ticket of a print order as a PDF download. */
export const downloadJobTicket: StreamingHandler<'downloadJobTicket'> = async ({ params, response }, { db }) => {
  const order = await findOrder(params.id, db, ({ kind }) => kind === 'print')
  const pdf = await drawJobTicket(order)
  response.type('application/pdf').attachment(`${order._id}-job-ticket.pdf`).send(pdf)
  return streamed
}
