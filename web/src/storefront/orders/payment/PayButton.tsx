import { Button, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'
import { useFocusAfter } from '../../../shared/ui/focus/use-focus-after.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import type { PayingStep } from './use-pay-order.ts'

const words: Readonly<Record<PayingStep, string>> = {
  idle: texts.payNow,
  opening: texts.openingPayment,
  open: texts.paymentWindowIsOpen,
  checking: texts.checkingYourPayment,
  unconfirmed: texts.waitingForConfirmation,
}

type PayButtonProps = ButtonProps & {
  pay: () => void
  step: PayingStep
  /** What is paid, if not the whole order. */
  label?: string | undefined
  'aria-describedby'?: string
}

/** Opens the payment and shows its progress. */
export function PayButton({ pay, step, label, ...look }: PayButtonProps) {
  const isBusy = step !== 'idle'
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(isBusy, button)
  return (
    <Button ref={button} color="marigold" {...look} onClick={pay} disabled={isBusy} aria-busy={isBusy}>
      {step === 'idle' && label !== undefined ? label : words[step]}
    </Button>
  )
}
