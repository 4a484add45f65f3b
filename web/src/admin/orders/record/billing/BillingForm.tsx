import { TextInput } from '@mantine/core'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { nameOnBill } from '@teeshala/contract/tax/billed-address'
import { useState } from 'react'
import { PlaceInputs } from '../../../../shared/addresses/PlaceInputs.tsx'
import { emptyRecipient, type TypedRecipient } from '../../../../shared/addresses/typed-address.ts'
import { usePlaceForm } from '../../../../shared/addresses/use-place-form.ts'
import { api } from '../../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../../shared/api/api-failure.ts'
import { useAction } from '../../../../shared/api/use-action.ts'
import { EditConflictNote } from '../../../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, touchedIn } from '../../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../../shared/session/kept/use-kept-form.ts'
import { ErrorAlert } from '../../../../shared/ui/ErrorAlert.tsx'
import { focusFirstInvalid } from '../../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../../texts/admin/orders/orders.ts'
import * as addressTexts from '../../../../texts/shared/addresses.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { showOrder } from '../../parts/show-order.ts'
import { actionName } from '../../parts/use-open-form.ts'

type Stored = Partial<OrderAddress>

const valuesOf = (stored: Stored = {}): TypedRecipient => {
  const { address, city, state, postalCode, country, name, phone } = { ...emptyRecipient, ...stored }
  return { address, city, state, postalCode, country, name, phone }
}

/** What the form was opened with, for the server; a stored address has a street. */
const expectedOf = (seen: TypedRecipient) => (seen.address === '' ? null : seen)

const words = {
  address: addressTexts.address,
  city: addressTexts.city,
  state: addressTexts.state,
  postalCode: addressTexts.pinCode,
  country: addressTexts.country,
  name: addressTexts.name,
}

/** Asks for the buyer's address on the invoice of an order. */
export function BillingForm({ order, onClose }: { order: AnyOrder; onClose: () => void }) {
  const { _id: id } = order
  const kept = useKeptForm<TypedRecipient>({
    name: actionName(id, 'billing'),
    stored: { values: valuesOf(order.billingAddress) },
    values: () => form.getValues(),
  })
  const opened = kept.opened.values
  const isNameless = nameOnBill({ ...order, billingAddress: undefined }) === ''
  const [typed, setTyped] = useState(kept.initialValues)
  const { form, field, choose, pinRemark } = usePlaceForm({
    name: 'billing-address',
    initial: kept.initialValues,
    required: isNameless ? ['name'] : [],
    onChange: setTyped,
  })
  const [conflict, setConflict] = useState<EditConflictOf<Stored>>()
  const theirs = conflict && valuesOf(conflict.current)
  const action = useAction({
    act: ({ wanted, seen }: { wanted: TypedRecipient; seen: TypedRecipient }) =>
      api('setBillingAddress', { params: { id }, body: { billingAddress: wanted, expected: expectedOf(seen) } }),
    failed: (failure) =>
      failedWith(failure, 'EDIT_CONFLICT', 'CONFLICT')
        ? undefined
        : sentenceFor(failure, texts.theBillingAddressCouldNotBeSaved),
    onSuccess: (billed) => {
      toast.good(texts.theBillingAddressIsSaved)
      onClose()
      return showOrder(order, billed)
    },
    onError: (failure) => {
      setConflict(editConflictIn<Stored>(failure))
      if (!failedWith(failure, 'CONFLICT')) return undefined
      // The form disappears: the invoice has been issued, or the order cancelled.
      toast.bad(sentenceFor(failure, texts.theBillingAddressCouldNotBeSaved))
      return showOrder(order)
    },
  })
  const submit = async () => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return focusFirstInvalid(form, errors)
    await action.run({ wanted: form.getValues(), seen: opened })
  }
  const first = (name: string) => (name === (isNameless ? 'name' : 'address') ? { autoFocus: true } : {})
  return (
    <ActionForm
      label={texts.saveTheBillingAddress}
      action={{ ...action, run: submit }}
      isChanged={touchedIn(typed, opened).length > 0}
      onClose={onClose}
    >
      {isNameless && <TextInput label={addressTexts.name} autoComplete="off" {...field('name')} {...first('name')} />}
      <PlaceInputs field={(name) => ({ ...field(name), ...first(name) })} pinRemark={pinRemark} />
      <ErrorAlert error={action.error} />
      {conflict && theirs && (
        <EditConflictNote
          conflict={conflict}
          edit={{ theirs, mine: typed, opened }}
          words={words}
          onUseTheirs={() => {
            kept.open({ values: theirs })
            choose(theirs)
            setConflict(undefined)
            void showOrder(order)
          }}
          onKeepMine={() => {
            const wanted = mergedOver(theirs, typed, opened)
            // A further change is compared with what was seen of theirs.
            kept.open({ values: theirs })
            choose(wanted)
            void action.run({ wanted, seen: theirs })
          }}
          isSaving={action.isPending}
        />
      )}
    </ActionForm>
  )
}
