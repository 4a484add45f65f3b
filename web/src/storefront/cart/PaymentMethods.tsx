import { type PaymentMethod, paymentMethodLabels, paymentMethods } from '@teeshala/contract/orders/payment'
import classes from './PaymentMethods.module.css'

/** Ways to pay that this shop can take today. */
const accepted: readonly PaymentMethod[] = ['cash_on_delivery']

type PaymentMethodsProps = { value: PaymentMethod; onChange: (method: PaymentMethod) => void }

export function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className={classes.methods}>
      <legend>Payment Method</legend>
      {paymentMethods.map((method) => (
        <label key={method} className={classes.method}>
          <input
            type="radio"
            name="paymentMethod"
            value={method}
            checked={method === value}
            disabled={!accepted.includes(method)}
            onChange={() => onChange(method)}
          />
          {paymentMethodLabels[method]}
          {!accepted.includes(method) && <span className={classes.note}>not accepted at the moment</span>}
        </label>
      ))}
    </fieldset>
  )
}
