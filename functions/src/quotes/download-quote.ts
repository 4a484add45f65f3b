import { type StreamingHandler, streamed } from '../http/handler.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { drawQuote } from './draw-quote.ts'
import { findQuote } from './find-quote.ts'

/** Sends a quote as a PDF download. */
export const downloadQuote: StreamingHandler<'downloadQuote'> = async ({ caller, params, secret, response }, deps) => {
  const quote = await findQuote(params.id, { caller, token: secret }, deps)
  const pdf = await drawQuote(quote, await currentSettings(deps.db))
  response.type('application/pdf').attachment(`${quote._id}.pdf`).send(pdf)
  return streamed
}
