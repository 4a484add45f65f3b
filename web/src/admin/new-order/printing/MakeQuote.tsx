import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toRupees } from '@teeshala/contract/money'
import { shippingFor, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { changeWords } from '../../../shared/printing/change-words.ts'
import { pricingQuery } from '../../../shared/printing/pricing-query.ts'
import { tradeRulesQuery } from '../../../shared/printing/trade-rules-query.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import {
  atPresentPrices,
  changedLines,
  hasChanges,
  isEmpty,
  type Prices,
  type PrintDraft,
  printGoodsOf,
  totalsOf,
} from './print-draft.ts'
import classes from './printing.module.css'

const nothing = { contact: { name: '', phone: '', email: '' }, note: '', isShipped: false }
type Contact = (typeof nothing)['contact']

type QuoteProps = {
  draft: PrintDraft
  prices: Prices
  /** Updates every line to its present price. */
  onAcceptPrices: () => void
  /** Called once the quote is made. */
  onMade: () => void
}

/** Makes a quote for the present order, with or without a recipient, and opens it. */
export function MakeQuote({ isDisabled, ...quoted }: QuoteProps & { isDisabled: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="outline" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {texts.makeQuote}
      </Button>
      {isAsking && <QuoteDialog {...quoted} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function QuoteDialog({ draft, prices, onAcceptPrices, onMade, onClose }: QuoteProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const [asked, setAsked, isChanged] = useKeptFields('make-quote', nothing)
  const { contact, note, isShipped } = asked
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const changed = changedLines(draft, prices)
  const present = atPresentPrices(draft, prices)
  const isStuck = isEmpty(present) || hasChanges(present, prices)
  const rule = shippingRuleOf(settings)
  const shippingPaise = shippingFor(totalsOf(present).grandTotalPaise, rule)
  const totalOf = (order: PrintDraft) => {
    const { grandTotalPaise } = totalsOf(order)
    return toRupees(grandTotalPaise + (isShipped ? shippingFor(grandTotalPaise, rule) : 0))
  }
  const grandTotal = totalOf(present)
  const { run, isPending, error } = useAction({
    act: () =>
      sendOnce('quote', { ...printGoodsOf(present), note, contact, isShipped, grandTotal }, (ask) =>
        api('makeQuote', ask),
      ),
    failed: (failure) =>
      failure instanceof ApiFailure && Object.keys(failure.fields).some((name) => name.startsWith('contact.'))
        ? texts.checkTheMarkedFields
        : sentenceFor(failure, texts.theQuoteCouldNotBeMade),
    onSuccess: async ({ _id }) => {
      await invalidate(queryKeys.quotes())
      onMade()
      await navigate(`/admin/quotes?quote=${_id}`)
    },
    onError: (failure) => {
      setProblems(failure instanceof ApiFailure ? failure.fields : {})
      return invalidate(pricingQuery.queryKey, tradeRulesQuery.queryKey, settingsQuery.queryKey)
    },
  })
  const field = (name: keyof Contact) => ({
    value: contact[name],
    error: problems[`contact.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      setAsked({ ...asked, contact: { ...contact, [name]: target.value } }),
  })
  const make = (event: FormEvent) => {
    event.preventDefault()
    setProblems({})
    if (changed.length > 0) onAcceptPrices()
    void run()
  }
  return (
    <Dialog title={texts.makeAQuote} onClose={onClose} isKept>
      <form className={classes.quote} aria-label={texts.makeAQuote} onSubmit={make} noValidate>
        <p className={classes.quiet}>{texts.itsPricesHoldFor15Days}</p>
        <TextInput label={texts.customer} {...field('name')} />
        <TextInput label={texts.phone} type="tel" {...field('phone')} />
        <TextInput label={texts.email} type="email" {...field('email')} />
        <GrowingTextarea
          label={texts.note}
          maxLength={500}
          minRows={2}
          value={note}
          error={problems.note}
          onChange={({ target }) => setAsked({ ...asked, note: target.value.replaceAll('\n', ' ') })}
        />
        <Checkbox
          label={texts.withShipping(shippingPaise, formatAmount(toRupees(shippingPaise)))}
          checked={isShipped}
          onChange={({ currentTarget }) => setAsked({ ...asked, isShipped: currentTarget.checked })}
        />
        {changed.length > 0 && (
          <Alert className={classes.changed} color="marigold" role="alert" title={texts.pricesHaveChanged}>
            <ul>
              {changed.map(({ id, name, change, problem }) => (
                <li key={id}>{texts.lineAndChange(name, change ? changeWords(change) : problem)}</li>
              ))}
            </ul>
            {isStuck
              ? texts.someOfItCannotBeQuoted
              : texts.theQuoteCostsInstead(formatAmount(grandTotal), formatAmount(totalOf(draft)))}
          </Alert>
        )}
        <ErrorAlert error={changed.length === 0 && error} />
        <Button type="submit" color="marigold" loading={isPending} disabled={isStuck}>
          {isStuck ? texts.makeQuote : texts.makeQuoteOf(formatAmount(grandTotal))}
        </Button>
      </form>
      <AskUnsaved isChanged={isChanged && !isPending} />
    </Dialog>
  )
}
