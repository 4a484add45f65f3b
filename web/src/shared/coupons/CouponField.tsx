import { Button, TextInput } from '@mantine/core'
import * as texts from '../../texts/shared/coupons.ts'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import classes from './CouponField.module.css'
import type { CouponCheck } from './use-coupon-check.ts'

/** Where a coupon's code is typed, and what has become of it. */
export function CouponField({ coupon }: { coupon: CouponCheck }) {
  const { code, price, isAsking, refusal, ask } = coupon
  const [typed, setTyped] = useState(code)
  if (price) {
    return (
      <p className={classes.applied} role="status">
        <span>
          {texts.coupon} <strong>{code}</strong> {texts.applied}
        </span>
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => {
            setTyped('')
            ask('')
          }}
        >
          {texts.removeCoupon}
        </Button>
      </p>
    )
  }
  const apply = () => ask(typed)
  return (
    <div className={classes.field}>
      <TextInput
        label={texts.couponCode}
        className={classes.code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={typed.replaceAll(/\s/g, '').toUpperCase() === code && refusal}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands in the form that orders.
          event.preventDefault()
          apply()
        }}
      />
      <Button variant="default" loading={isAsking} onClick={apply}>
        {texts.apply}
      </Button>
    </div>
  )
}
