import { Button, type ButtonProps } from '@mantine/core'
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
  /** What is paid, where it is not all of the order. */
  label?: string | undefined
  'aria-describedby'?: string
}

/** Opens the payment and says how far it has come. */
export function PayButton({ pay, step, label, ...look }: PayButtonProps) {
  const isBusy = step !== 'idle'
  return (
    <Button color="marigold" {...look} onClick={pay} disabled={isBusy} aria-busy={isBusy}>
      {step === 'idle' && label !== undefined ? label : words[step]}
    </Button>
  )
}
