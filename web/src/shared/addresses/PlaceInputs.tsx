import { NativeSelect, TextInput } from '@mantine/core'
import { indianStates } from '@teeshala/contract/accounts/address'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import classes from './PlaceInputs.module.css'
import type { TypedAddress } from './typed-address.ts'

type PlaceInputsProps = {
  /** Returns the form props of an input. */
  field: (name: keyof TypedAddress) => object
  /** The remark about the entered PIN code. */
  pinRemark: ReactNode
}

/** The inputs of a shipping address. */
export function PlaceInputs({ field, pinRemark }: PlaceInputsProps) {
  return (
    <>
      <TextInput label={texts.address} autoComplete="street-address" {...field('address')} />
      <div className={classes.fields}>
        <TextInput label={texts.city} autoComplete="address-level2" {...field('city')} />
        <NativeSelect
          label={texts.state}
          autoComplete="address-level1"
          data={[{ value: '', label: texts.chooseAState }, ...indianStates]}
          {...field('state')}
        />
        <TextInput
          label={texts.pinCode}
          inputMode="numeric"
          autoComplete="postal-code"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={pinRemark}
          {...field('postalCode')}
        />
        <TextInput label={texts.country} autoComplete="country-name" {...field('country')} />
      </div>
    </>
  )
}
