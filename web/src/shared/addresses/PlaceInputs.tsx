import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { indianStates } from '@teeshala/contract/accounts/address'
import type { TypedAddress } from './typed-address.ts'

type PlaceInputsProps = {
  /** What a form says of one of its inputs. */
  field: (name: keyof TypedAddress) => object
}

/** The inputs of a place where something is sent. */
export function PlaceInputs({ field }: PlaceInputsProps) {
  return (
    <>
      <TextInput label="Address" autoComplete="street-address" {...field('address')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="City" autoComplete="address-level2" {...field('city')} />
        <NativeSelect
          label="State"
          autoComplete="address-level1"
          data={[{ value: '', label: 'Choose a state' }, ...indianStates]}
          {...field('state')}
        />
        <TextInput label="PIN code" inputMode="numeric" autoComplete="postal-code" {...field('postalCode')} />
        <TextInput label="Country" autoComplete="country-name" {...field('country')} />
      </SimpleGrid>
    </>
  )
}
