import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { useId } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { FirstFew } from '../ui/FirstFew.tsx'
import classes from './SavedAddresses.module.css'
import { isSamePlace, placeWords } from './same-place.ts'
import { useKnownAddresses } from './use-known-addresses.ts'

type SavedAddressesProps = {
  legend?: string | undefined
  /** The form's present values. */
  value: Pick<ShippingAddress, 'address' | 'city' | 'postalCode'>
  onChoose: (address: ShippingAddress) => void
}

/** A customer's saved addresses, if there are several; choosing one fills the form below. */
export function SavedAddresses({ legend = texts.deliverTo, value, onChoose }: SavedAddressesProps) {
  const name = useId()
  const known = useKnownAddresses() ?? []
  if (known.length < 2) return null
  return (
    <fieldset className={classes.saved}>
      <legend>{legend}</legend>
      <FirstFew of={known} most={3}>
        {(each) => (
          <label key={`${each.name} ${placeWords(each)}`} className={classes.place}>
            <input
              type="radio"
              name={name}
              checked={isSamePlace(each, value)}
              onChange={() => onChoose(each)}
              aria-label={placeWords(each)}
            />
            <span>
              <strong>{each.name || each.address}</strong>
              <small>{each.name ? placeWords(each) : `${each.city} ${each.postalCode}`}</small>
            </span>
          </label>
        )}
      </FirstFew>
    </fieldset>
  )
}
