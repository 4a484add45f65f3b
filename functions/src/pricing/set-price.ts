import { isDeepStrictEqual } from 'node:util'
import { toPaise } from '@teeshala/contract/money'
import { maxOptions, optionKey, type SetPriceRequest, type StoredOption } from '@teeshala/contract/printing/pricing'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { pricingIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { datedOptions, pricedOption } from './read-pricing.ts'

/** Sets the price of an option of the price list, in its place where it is there, else as the last of its section. */
export async function setPrice({ caller, body }: Call<'setPrice'>, deps: Deps): Reply<'setPrice'> {
  const document = pricingIn(deps.db).doc(body.section)
  const wanted = optionOf(body)
  const key = optionKey(wanted)
  const note = await staffNote(caller.uid, deps)
  await transact(deps, async (transaction) => {
    const section = documentOf(await transaction.get(document))
    if (await note.isMade(transaction)) return
    const options = datedOptions(section)
    const current = options.find((option) => optionKey(option) === key)
    if (current) {
      if (isDeepStrictEqual(amountsOf(current), amountsOf(wanted))) return
      const edit = { basedOn: body.basedOn, current: pricedOption(current), target: document.path }
      await refuseStaleEdit(transaction, edit, deps)
    } else {
      refuseNewName(key, options)
    }
    const set = { ...wanted, updatedAt: note.at }
    const changed = current ? options.map((option) => (option === current ? set : option)) : [...options, set]
    transaction.set(document, { options: changed, updatedAt: note.at })
    const details = { option: key, ...(current && { from: amountsOf(current) }), to: amountsOf(wanted) }
    note.make(transaction, { action: current ? 'price.changed' : 'price.added', target: document.path, details })
  })
  return ok({ message: 'Pricing updated successfully! ✅' })
}

function optionOf({ section, type, size, gsm, price, description }: SetPriceRequest): StoredOption {
  return {
    name: type,
    ...(section === 'paper' && { size, gsm }),
    ...(description && { description }),
    pricePaise: toPaise(price),
  }
}

const amountsOf = ({ pricePaise, description = '' }: StoredOption) => ({ pricePaise, description })

/** Two names that differ by their capitals alone would be taken for one another. */
function refuseNewName(key: string, options: readonly StoredOption[]): void {
  const twin = options.find((option) => optionKey(option).toLowerCase() === key.toLowerCase())
  if (twin) {
    const message = `'${optionKey(twin)}' exists already.`
    throw new AppError('CONFLICT', message, { fields: { type: message } })
  }
  if (options.length >= maxOptions) throw new AppError('CONFLICT', `There are ${maxOptions} prices here already.`)
}
