import { Button, TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../../texts/shared/coupons.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import classes from './CouponField.module.css'
import type { CouponCheck } from './use-coupon-check.ts'

/** The field for a coupon code, and its result. */
export function CouponField({ coupon }: { coupon: CouponCheck }) {
  const { code, price, isAsking, refusal, ask } = coupon
  const [typed, setTyped] = useState(code)
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const next = price ? remove : field
  // The pressed button is disabled during the request, or disappears.
  useLayoutEffect(() => {
    if (isAsking || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement === document.body) next.current?.focus()
  }, [isAsking, next])
  if (price) {
    return (
      <p className={classes.applied} role="status">
        <span>
          {texts.coupon} <strong>{code}</strong> {texts.applied}
        </span>
        <SmallButton
          ref={remove}
          variant="subtle"
          onClick={() => {
            setTyped('')
            ask('')
            requestAnimationFrame(() => field.current?.focus())
          }}
        >
          {texts.removeCoupon}
        </SmallButton>
      </p>
    )
  }
  const isRefused = typed.replaceAll(/\s/g, '').toUpperCase() === code && refusal
  const apply = () => {
    const isEmpty = typed.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    isPressed.current = true
    ask(typed)
  }
  return (
    <div className={classes.field}>
      <TextInput
        ref={field}
        label={texts.couponCode}
        className={classes.code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={isMissing ? texts.enterACouponCode : isRefused}
        errorProps={{ role: 'alert' }}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsMissing(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It is inside the form that places the order.
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
