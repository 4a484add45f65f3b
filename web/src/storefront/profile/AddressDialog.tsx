import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { useState } from 'react'
import { PlaceInputs } from '../../shared/addresses/PlaceInputs.tsx'
import { placeWords } from '../../shared/addresses/same-place.ts'
import { emptyRecipient, type TypedRecipient } from '../../shared/addresses/typed-address.ts'
import { usePlaceForm } from '../../shared/addresses/use-place-form.ts'
import { touchedIn } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import { takesFirstClick } from '../../shared/ui/presses/takes-first-click.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/storefront/profile.ts'

type AddressDialogProps = {
  /** The address to edit; undefined for a new one. */
  known: ShippingAddress | undefined
  onKeep: (address: ShippingAddress, onKept: () => void) => Promise<void>
  /** Why it could not be saved. */
  problem: string | undefined
  onClose: () => void
}

/** A dialog to add or edit an address. */
export function AddressDialog({ known, onKeep, problem, onClose }: AddressDialogProps) {
  const [initial] = useState(() => ({ ...emptyRecipient, ...known }))
  const { initialValues } = useKeptForm<TypedRecipient>({
    name: `saved-address:${known ? placeWords(known) : 'new'}`,
    stored: { values: initial },
    values: () => form.getValues(),
  })
  const [isChanged, setIsChanged] = useState(touchedIn(initialValues, initial).length > 0)
  const { form, field, pinRemark } = usePlaceForm({
    // The profile's form below the dialog has fields of the same names.
    name: 'saved-address',
    initial: initialValues,
    required: ['name'],
    onChange: (values) => setIsChanged(touchedIn(values, initial).length > 0),
  })
  return (
    <Dialog title={known ? texts.editAddress : texts.addAnAddress} onClose={onClose} isKept isWide>
      <form noValidate onSubmit={submitOf(form, (values) => onKeep(values, onClose))}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={texts.fullName} autoComplete="name" {...field('name')} />
            <TextInput label={texts.phoneNumber} type="tel" autoComplete="tel" {...field('phone')} />
          </SimpleGrid>
          <PlaceInputs field={field} pinRemark={pinRemark} />
          <ErrorAlert error={problem} />
          <Button type="submit" {...takesFirstClick}>
            {texts.saveAddress}
          </Button>
        </Stack>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </Dialog>
  )
}
