import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import type { Place } from '../pincodes/place-of.ts'

type PinRemarkProps = { place: Place; onTake: (place: Place) => void }

/** Says where the PIN code is that stands beside another city or state, and takes that place at a press. */
export function PinRemark({ place, onTake }: PinRemarkProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The press takes its own button away.
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
