import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import { type Address, indianStates } from '@teeshala/contract/accounts/address'

// A form of any shape that has an address in it; Mantine's type cannot say that.
// biome-ignore lint/suspicious/noExplicitAny: see above
type FormWithAddress = UseFormReturnType<any, any>

type AddressFieldsProps = { form: FormWithAddress; postalCodeLabel: string }

/** The five parts of `address` in a form, India first. */
export function AddressFields({ form, postalCodeLabel }: AddressFieldsProps) {
  const field = (name: keyof Address) => ({
    key: form.key(`address.${name}`),
    ...form.getInputProps(`address.${name}`),
  })
  return (
    <>
      <TextInput label="Street Address" autoComplete="street-address" {...field('street')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="City" autoComplete="address-level2" {...field('city')} />
        <NativeSelect
          label="State"
          autoComplete="address-level1"
          data={[{ value: '', label: 'Choose a state' }, ...indianStates]}
          {...field('state')}
        />
        <TextInput label="Country" autoComplete="country-name" {...field('country')} />
        <TextInput label={postalCodeLabel} inputMode="numeric" autoComplete="postal-code" {...field('pincode')} />
      </SimpleGrid>
    </>
  )
}
