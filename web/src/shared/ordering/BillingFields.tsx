import { useId } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import classes from './DeliveryFields.module.css'

/** The buyer's address for the bill of an order that is collected, and why it is asked for. */
export function BillingFields(props: AddressFieldsProps) {
  const [title, reason] = [useId(), useId()]
  return (
    // biome-ignore lint/a11y/useSemanticElements: the saved addresses inside are a fieldset already
    <div role="group" aria-labelledby={title} aria-describedby={reason} className={classes.delivery}>
      <div>
        <p id={title} className={classes.title}>
          {texts.billingAddress}
        </p>
        <p id={reason} className={classes.shop}>
          {texts.yourBillHasToNameYourAddress}
        </p>
      </div>
      <AddressFields {...props} legend={texts.billTo} />
    </div>
  )
}
