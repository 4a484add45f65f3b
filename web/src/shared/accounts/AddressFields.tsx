import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Address, indianStates, isIndia } from '@teeshala/contract/accounts/address'
import { useState } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import { usePlaceFiller } from '../slips/use-place-filler.ts'

// A form of any shape that contains an address; Mantine's type cannot express that.
// biome-ignore lint/suspicious/noExplicitAny: see above
type FormWithAddress = UseFormReturnType<any, any>

type AddressFieldsProps = { form: FormWithAddress; postalCodeLabel: string }

/** The five parts of `address` in a form; in India the state is selected, elsewhere typed. */
export function AddressFields({ form, postalCodeLabel }: AddressFieldsProps) {
  const field = (name: keyof Address) => ({
    key: form.key(`address.${name}`),
    ...form.getInputProps(`address.${name}`),
  })
  const [{ country, state }, setAddress] = useState(form.getValues().address as Address)
  const { fillPlace, look, remark } = usePlaceFiller()
  const read = () => form.getValues().address as Address
  const fill = (place: object) => {
    for (const [name, value] of Object.entries(place)) form.setFieldValue(`address.${name}`, value)
  }
  form.watch('address.pincode', ({ previousValue }) => void fillPlace(read, fill, String(previousValue)))
  form.watch('address.state', () => void look(read, fill))
  form.watch('address.city', () => void look(read, fill))
  form.watch('address.country', () => setAddress(form.getValues().address))
  return (
    <>
      <TextInput label={texts.streetAddress} autoComplete="street-address" {...field('street')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={texts.city} autoComplete="address-level2" {...field('city')} />
        {isIndia(country) ? (
          <NativeSelect
            label={texts.state}
            autoComplete="address-level1"
            data={[{ value: '', label: texts.chooseAState }, ...statesWith(state)]}
            {...field('state')}
          />
        ) : (
          <TextInput label={texts.state} autoComplete="address-level1" {...field('state')} />
        )}
        <TextInput label={texts.country} autoComplete="country-name" {...field('country')} />
        <TextInput
          label={postalCodeLabel}
          inputMode="numeric"
          autoComplete="postal-code"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={remark}
          {...field('pincode')}
        />
      </SimpleGrid>
    </>
  )
}

/** A stored state in another spelling stays selectable, or saving would lose it. */
function statesWith(stored: string): string[] {
  const isListed = stored === '' || indianStates.some((state) => state === stored)
  return isListed ? [...indianStates] : [stored, ...indianStates]
}
