import { TextInput } from '@mantine/core'
import { isPincode, pincodeMessage } from '@teeshala/contract/accounts/address'
import type { Goods } from '@teeshala/contract/delivery/delivery-promise'
import { memo, useState } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import classes from './PincodeCheck.module.css'
import { PlaceLine } from './PlaceLine.tsx'
import { PromiseLine } from './PromiseLine.tsx'
import { keepPincode, useKnownDestination, usePincode } from './pincode-draft.ts'
import { useDeliveryPromise } from './use-delivery-promise.ts'

/** The expected delivery, with a field for the PIN code that it depends on; nothing if the shop promises no dates. */
export const PincodeCheck = memo(function PincodeCheck({ goods }: { goods: Goods }) {
  const pincode = usePincode()
  const promise = useDeliveryPromise(goods, useKnownDestination())
  const [isLeft, setIsLeft] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  if (!promise) return null
  const isWrong = isLeft && pincode !== '' && !isPincode(pincode)
  return (
    <div className={classes.check}>
      <div aria-live="polite">
        <PromiseLine promise={promise} />
      </div>
      <div className={classes.field}>
        <TextInput
          label={texts.checkYourPinCode}
          size="sm"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="560001"
          maxLength={7}
          value={pincode}
          error={isWrong && pincodeMessage}
          onBlur={() => setIsLeft(true)}
          onFocus={() => setIsLeft(false)}
          onKeyDown={({ key }) => setIsLeft(key === 'Enter')}
          onChange={({ target }) => {
            keepPincode(target.value.replace(/\D/g, '').slice(0, 6))
            setIsTyped(true)
          }}
        />
        <p className={classes.place} aria-live="polite">
          {isTyped && <PlaceLine pincode={pincode} />}
        </p>
      </div>
    </div>
  )
})
