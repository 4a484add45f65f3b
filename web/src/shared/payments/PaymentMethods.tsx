import { Alert } from '@mantine/core'
import { type PaymentMethod, paymentMethodLabels, paymentMethods } from '@teeshala/contract/payments/payment'
import * as texts from '../../texts/shared/orders.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import classes from './PaymentMethods.module.css'

/** The descriptions of online payment methods. */
const notes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  credit_card: texts.visaMastercardRupay,
  debit_card: texts.visaMastercardRupay,
  upi: texts.anyUpiApp,
  paypal: texts.accountsOutsideIndia,
}

type PaymentMethodsProps = {
  value: PaymentMethod | undefined
  /** Undefined while loading. */
  accepted: readonly PaymentMethod[] | undefined
  /** Whether the order is collected, and cash is paid at the shop. */
  isCollected?: boolean
  /** Why this order does not qualify for Cash on Delivery, though others do. */
  cashRefused: string | undefined
  failure: { isAsking: boolean; askAgain: () => void } | undefined
  onChange: (method: PaymentMethod) => void
}

export function PaymentMethods({ value, accepted, isCollected, cashRefused, failure, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className={classes.methods}>
      <legend>{texts.paymentMethod}</legend>
      {failure && (
        <Alert color="red" role="alert" mb="sm">
          {texts.thePaymentOptionsCouldNotBeLoaded}{' '}
          <SmallButton variant="subtle" loading={failure.isAsking} onClick={() => failure.askAgain()}>
            {texts.tryAgain}
          </SmallButton>
        </Alert>
      )}
      {paymentMethods.map((method) => {
        const isAccepted = accepted?.includes(method) ?? false
        const refused = (method === 'cash_on_delivery' && cashRefused) || texts.notAcceptedAtTheMoment
        const cashNote = isCollected ? texts.payWhenYouCollectIt : texts.payWhenYouReceiveIt
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
              {isAccepted || !accepted ? (notes[method] ?? cashNote) : refused}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
