import { Button, type ButtonProps } from '@mantine/core'
import type { PayingStep } from './use-pay-order.ts'

const words: Readonly<Record<PayingStep, string>> = {
  idle: 'Pay now',
  opening: 'Opening payment...',
  open: 'Payment window is open',
  checking: 'Checking your payment...',
  unconfirmed: 'Waiting for confirmation...',
}

type PayButtonProps = ButtonProps & { pay: () => void; step: PayingStep; 'aria-describedby'?: string }

/** Opens the payment and says how far it has come. */
export function PayButton({ pay, step, ...look }: PayButtonProps) {
  const isBusy = step !== 'idle'
  return (
    <Button color="marigold" {...look} onClick={pay} disabled={isBusy} aria-busy={isBusy}>
      {words[step]}
    </Button>
  )
}
