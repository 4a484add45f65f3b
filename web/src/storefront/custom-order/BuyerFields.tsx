import { CouponField } from '../../shared/coupons/CouponField.tsx'
import type { useOrderCoupon } from '../../shared/coupons/use-order-coupon.ts'
import { PromiseLine } from '../../shared/delivery/PromiseLine.tsx'
import type { ShownPromise } from '../../shared/delivery/use-delivery-promise.ts'
import { CompanyFields } from '../../shared/ordering/CompanyFields.tsx'
import { ContactFields } from '../../shared/ordering/contact/ContactFields.tsx'
import type { useContact } from '../../shared/ordering/contact/use-contact.ts'
import { DeliveryFields } from '../../shared/ordering/DeliveryFields.tsx'
import { NeededByField } from '../../shared/ordering/NeededByField.tsx'
import { PressNote } from '../../shared/ordering/PressNote.tsx'
import type { useDelivery } from '../../shared/ordering/use-delivery.ts'
import type { useOrderExtras } from '../../shared/ordering/use-order-extras.ts'
import * as texts from '../../texts/storefront/custom-order.ts'

export type BuyerFieldsProps = {
  contact: ReturnType<typeof useContact>
  delivery: ReturnType<typeof useDelivery>
  promise: ShownPromise | undefined
  extras: ReturnType<typeof useOrderExtras>
  coupon: ReturnType<typeof useOrderCoupon>
}

/** What an order of printed shirts asks of its buyer, up to how it is paid. */
export function BuyerFields({ contact, delivery, promise, extras, coupon }: BuyerFieldsProps) {
  return (
    <>
      <ContactFields
        contact={contact.contact}
        problems={contact.problems}
        onChange={contact.change}
        reason={texts.soThatWeCanAskAbout}
      />
      <DeliveryFields {...delivery} />
      <PromiseLine promise={promise} />
      <NeededByField {...extras} />
      <PressNote
        value={extras.extras.note}
        hint={texts.whatWeShouldKnowSuchAsAColour}
        onChange={(note) => extras.change({ note })}
      />
      <CompanyFields {...extras} />
      <CouponField coupon={coupon} />
    </>
  )
}
