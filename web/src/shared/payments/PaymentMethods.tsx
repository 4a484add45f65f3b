import { Alert, Button } from '@mantine/core'
import { type PaymentMethod, paymentMethodLabels, paymentMethods } from '@teeshala/contract/payments/payment'
import classes from './PaymentMethods.module.css'

/** A description of each way to pay. */
const notes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  credit_card: 'Visa, Mastercard, RuPay',
  debit_card: 'Visa, Mastercard, RuPay',
  upi: 'Any UPI app',
  paypal: 'Accounts outside India',
  cash_on_delivery: 'Pay when it arrives',
}

type PaymentMethodsProps = {
  value: PaymentMethod | undefined
  /** Undefined until the shop has answered. */
  accepted: readonly PaymentMethod[] | undefined
  failure: { isAsking: boolean; askAgain: () => void } | undefined
  onChange: (method: PaymentMethod) => void
}

export function PaymentMethods({ value, accepted, failure, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className={classes.methods}>
      <legend>Payment Method</legend>
      {failure && (
        <Alert color="red" role="alert" mb="sm">
          The payment options could not be loaded.{' '}
          <Button variant="subtle" size="compact-md" loading={failure.isAsking} onClick={() => failure.askAgain()}>
            Try Again
          </Button>
        </Alert>
      )}
      {paymentMethods.map((method) => {
        const isAccepted = accepted?.includes(method) ?? false
        return (
          <label key={method} className={classes.method}>
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === value}
              disabled={!isAccepted}
              onChange={() => onChange(method)}
              aria-label={paymentMethodLabels[method]}
              aria-describedby={`note-${method}`}
            />
            {paymentMethodLabels[method]}
            <span className={classes.note} id={`note-${method}`}>
              {isAccepted || !accepted ? notes[method] : 'not accepted at the moment'}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
