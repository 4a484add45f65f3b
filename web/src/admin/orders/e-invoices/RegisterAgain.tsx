import { Button, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { RegisterEInvoicesRequest } from '@teeshala/contract/tax/e-invoice/e-invoice-calls'
import { api } from '../../../shared/api/api.ts'
import { touchedIn } from '../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../shared/session/kept/use-kept-form.ts'
import { submitOf } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/e-invoices.ts'
import { actionName } from '../parts/use-open-form.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import classes from './e-invoice.module.css'
import { eInvoicesQuery } from './e-invoices-query.ts'

const noAddress = { buyerAddress: { address: '', city: '', postalCode: '' } }

/** Retries a refused registration, with the company's address if that was missing. */
export function RegisterAgain({ orderId, needsAddress }: { orderId: string; needsAddress: boolean }) {
  const kept = useKeptForm({
    name: actionName(orderId, 'register'),
    stored: { values: noAddress },
    values: () => form.getValues(),
  })
  const form: UseFormReturnType<typeof noAddress> = useForm({
    initialValues: kept.initialValues,
    validate: (values) => {
      const issues = needsAddress ? (RegisterEInvoicesRequest.safeParse(values).error?.issues ?? []) : []
      return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
    },
  })
  const { run, isPending, error } = useOrderAction(orderId, {
    shownAs: eInvoicesQuery(orderId).queryKey,
    act: () => api('registerEInvoices', { params: { id: orderId }, body: needsAddress ? form.values : {} }),
    failed: texts.couldNotBeRegistered,
    onDone: ({ papers }) => {
      if (papers.every(({ state }) => state !== 'refused')) toast.good(texts.isRegisteredNow)
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={submitOf(form, () => run())}>
      {needsAddress && (
        <>
          <TextInput
            label={texts.companysAddress}
            description={texts.asOnItsGstCertificate}
            required
            autoComplete="off"
            maxLength={100}
            {...form.getInputProps('buyerAddress.address')}
          />
          <div className={classes.pair}>
            <TextInput
              label={texts.town}
              required
              autoComplete="off"
              maxLength={50}
              {...form.getInputProps('buyerAddress.city')}
            />
            <TextInput
              label={texts.pinCode}
              required
              autoComplete="off"
              inputMode="numeric"
              maxLength={7}
              {...form.getInputProps('buyerAddress.postalCode')}
            />
          </div>
        </>
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="default" loading={isPending}>
          {needsAddress ? texts.registerIt : texts.tryAgain}
        </Button>
      </div>
      {error && <p role="alert">{error}</p>}
      <AskUnsaved isChanged={!isPending && touchedIn(form.values, kept.opened.values).length > 0} />
    </form>
  )
}
