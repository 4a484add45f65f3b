import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import type { Place } from '../pincodes/place-of.ts'

type PinRemarkProps = { place: Place; onTake: (place: Place) => void }

/** Says which place a PIN code belongs to if city or state differ, and applies it on press. */
export function PinRemark({ place, onTake }: PinRemarkProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The press removes its own button.
    currentTarget.closest('.mantine-TextInput-root')?.querySelector('input')?.focus()
    onTake(place)
  }
  return (
    <span role="status">
      {texts.thisPinCodeIsIn(place.city, place.state)}{' '}
      <Anchor component="button" type="button" inherit py={4} onClick={take}>
        {texts.useThisPlace(place.city)}
      </Anchor>
    </span>
  )
}
