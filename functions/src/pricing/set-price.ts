import { isDeepStrictEqual } from 'node:util'
import { toPaise } from '@teeshala/contract/money'
import { maxOptions, optionKey, type StoredOption } from '@teeshala/contract/printing/pricing'
import type { SetPriceRequest } from '@teeshala/contract/printing/set-price-request'
import { goodsCodeOf } from '@teeshala/contract/tax/goods-code-of'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import { auditLogIn, pricingIn } from '../firestore/collections.ts'
import { type Transaction, transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { type DatedOption, datedOptions, pricedOption } from './read-pricing.ts'

/** Sets the price of an option: in place if it exists, otherwise at the requested position, or at the end of its section. */
export const setPrice: Handler<'setPrice'> = async ({ caller, body }, deps) => {
  const document = pricingIn(deps.db).doc(body.section)
  const wanted = optionOf(body)
  const key = optionKey(wanted)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const section = await transaction.read(document)
    if (await note.isMade(transaction)) return
    const options = datedOptions(section)
    const current = options.find((option) => optionKey(option) === key)
    if (current) {
      if (isDeepStrictEqual(amountsOf(current), amountsOf(wanted))) return
      const edit = { basedOn: body.basedOn, current: pricedOption(current), target: document.path }
      await refuseStaleEdit(transaction, edit)
    } else {
      if (isEdit(body)) throw await goneMeanwhile(transaction, { path: document.path, key })
      refuseNewName(key, options)
    }
    const set = { ...wanted, updatedAt: note.at }
    const changed = current
      ? options.map((option) => (option === current ? set : option))
      : inserted(options, set, body.before)
    transaction.set(document, { options: changed, updatedAt: note.at })
    const details = { option: key, ...(current && { from: amountsOf(current) }), to: amountsOf(wanted) }
    note.make(transaction, { action: current ? 'price.changed' : 'price.added', target: document.path, details })
  })
  return ok({ message: 'Pricing updated successfully! ✅' })
}

/** A deleted price returns to its former position, or to the end if its successor is gone. */
function inserted(options: readonly DatedOption[], option: DatedOption, before: string | undefined): DatedOption[] {
  const place = options.findIndex((each) => optionKey(each) === before)
  return place < 0 ? [...options, option] : options.toSpliced(place, 0, option)
}

function optionOf({ section, type, size, gsm, price, description, ...code }: SetPriceRequest): StoredOption {
  return {
    name: type,
    ...(section === 'paper' && { size, gsm }),
    ...(description && { description }),
    pricePaise: toPaise(price),
    ...goodsCodeOf(code),
  }
}

const amountsOf = ({ pricePaise, description = '', ...code }: StoredOption) => ({
  pricePaise,
  description,
  ...goodsCodeOf(code),
})

/** A form for an existing price sends its time; one for a new price sends the epoch. */
const isEdit = ({ basedOn }: SetPriceRequest) => basedOn !== undefined && Date.parse(basedOn) > 0

/** How far back the log of a section is searched for changes since a form was opened. */
const latestNotes = 20

/** Tells staff who edit a price that somebody else has deleted it: it must not return unnoticed. */
async function goneMeanwhile(
  transaction: Transaction,
  { path, key }: { path: string; key: string },
): Promise<AppError> {
  const notes = auditLogIn(transaction.db).where('target', '==', path).orderBy('at', 'desc').limit(latestNotes)
  const { docs } = await transaction.get(notes)
  const deletion = docs
    .map((document) => document.data())
    .find(({ action, details }) => action === 'price.deleted' && details.option === key)
  return new AppError('NOT_FOUND', `${deletion?.actorName || 'Somebody'} deleted this price in the meantime.`)
}

/** Names that differ only in case would be confused. */
function refuseNewName(key: string, options: readonly StoredOption[]): void {
  const twin = options.find((option) => optionKey(option).toLowerCase() === key.toLowerCase())
  if (twin) throw fieldError('type', `'${optionKey(twin)}' exists already.`, 'CONFLICT')
  if (options.length >= maxOptions) throw new AppError('CONFLICT', `There are ${maxOptions} prices here already.`)
}
