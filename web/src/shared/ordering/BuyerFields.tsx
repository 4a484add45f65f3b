import type { ComponentProps } from 'react'
import { CouponField } from '../coupons/CouponField.tsx'
import type { useOrderCoupon } from '../coupons/use-order-coupon.ts'
import { PromiseLine } from '../delivery/PromiseLine.tsx'
import type { ShownPromise } from '../delivery/use-delivery-promise.ts'
import { BillingFields } from './BillingFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './contact/ContactFields.tsx'
import type { useContact } from './contact/use-contact.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { isBilled } from './extras/is-billed.ts'
import { NeededByField } from './NeededByField.tsx'
import { PressNote } from './PressNote.tsx'
import type { useDelivery } from './use-delivery.ts'
import type { useOrderExtras } from './use-order-extras.ts'

export type BuyerFieldsProps = {
  contact: ReturnType<typeof useContact>
  /** What the contact is for. */
  reason: string
  delivery: ReturnType<typeof useDelivery>
  /** What the order comes to, on which the address on its bill depends. */
  totalPaise: number
  promise: ShownPromise | undefined
  extras: ReturnType<typeof useOrderExtras>
  note: ComponentProps<typeof PressNote>
  /** If the order accepts one. */
  coupon?: ReturnType<typeof useOrderCoupon>
}

/** The buyer's part of a workshop order, up to payment. */
export function BuyerFields(props: BuyerFieldsProps) {
  const { contact, reason, delivery, promise, extras, note, coupon } = props
  return (
    <>
      <ContactFields
        contact={contact.contact}
        problems={contact.problems}
        onChange={contact.change}
        onLeave={contact.leave}
        reason={reason}
      />
      <DeliveryFields {...delivery} />
      <PromiseLine promise={promise} />
      <NeededByField {...extras} />
      <PressNote {...note} />
      <CompanyFields {...extras} />
      {isBilled(props) && <BillingFields {...delivery} />}
      {coupon && <CouponField coupon={coupon} />}
    </>
  )
}
