import { quoteStateAt } from '@teeshala/contract/printing/quotes/quote'
import { staffNote } from '../audit/staff-note.ts'
import { keyedDigest } from '../crypto/signatures.ts'
import { AppError } from '../errors/app-error.ts'
import { mailsIn, quotesIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { idempotencyKeyOf } from '../http/request/idempotency-key.ts'
import { quoteWithoutWordsOfStrangers } from '../mails/words-of-strangers.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { drawQuote } from './draw-quote.ts'
import { findQuote, quoteNotFound } from './find-quote.ts'
import { quoteAnswer } from './quote-answer.ts'
import { quoteMail } from './quote-mail.ts'

/**
 * Mails a quote that can still be ordered, with its PDF. With the same Idempotency-Key a repeated request sends one
 * mail.
 */
export const sendQuote: Handler<'sendQuote'> = async ({ caller, params, body, request }, deps) => {
  const { db, orderSecret } = deps
  const key = idempotencyKeyOf(request)
  const note = await staffNote(caller.uid, deps)
  const [found, settings] = await Promise.all([
    findQuote(params.id, { caller, token: undefined }, deps),
    currentSettings(db),
  ])
  const pdf = await drawQuote(quoteWithoutWordsOfStrangers(found), settings)
  const document = quotesIn(db).doc(params.id)
  const sending =
    key === undefined
      ? crypto.randomUUID()
      : keyedDigest(orderSecret, 'mail of a quote', caller.uid, key, JSON.stringify(body)).toString('hex')
  const mail = mailsIn(db).doc(`${params.id}-${sending}`)
  const sent = { to: body.email, at: note.at }
  const quote = await transact(deps, async (transaction) => {
    const present = await transaction.read(document)
    if ((await transaction.get(mail)).exists) return present ?? found
    if (!present) throw quoteNotFound()
    if (quoteStateAt(present, note.at) !== 'open') {
      throw new AppError('CONFLICT', 'This quote can no longer be ordered at its prices. Please make a new one.')
    }
    transaction.create(
      mail,
      quoteMail(present, { shop: settings, to: body.email, words: body.words, pdf, now: note.at }),
    )
    transaction.update(document, { sent })
    note.make(transaction, { action: 'quote.sent', target: document.path, details: { to: body.email } })
    return { ...present, sent }
  })
  return ok(quoteAnswer(quote, note.at, true))
}
