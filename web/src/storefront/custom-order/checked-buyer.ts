import type { useOrderCoupon } from '../../shared/coupons/use-order-coupon.ts'
import type { useContact } from '../../shared/ordering/contact/use-contact.ts'
import type { useDelivery } from '../../shared/ordering/use-delivery.ts'
import type { useOrderExtras } from '../../shared/ordering/use-order-extras.ts'
import { howToPayMissing, type usePaymentChoice } from '../../shared/payments/use-payment-choice.ts'
import * as texts from '../../texts/storefront/custom-order.ts'

type Buyer = {
  contact: ReturnType<typeof useContact>
  delivery: ReturnType<typeof useDelivery>
  extras: ReturnType<typeof useOrderExtras>
  coupon: ReturnType<typeof useOrderCoupon>
  payment: ReturnType<typeof usePaymentChoice>
}

/** Returns what a custom order says of its buyer, delivery and payment; or why it cannot be placed yet, with what is wrong marked. */
export function checkedBuyer({ contact, delivery, extras, coupon, payment }: Buyer) {
  const isAddressGood = delivery.check()
  const areExtrasGood = extras.check()
  if (!contact.check(!delivery.isCollected) || !isAddressGood || !areExtrasGood)
    return { refusal: texts.checkTheMarkedFields }
  const paymentMethod = payment.value
  if (!paymentMethod) return { refusal: howToPayMissing(payment.accepted) }
  return {
    fields: () => ({
      ...coupon.request(),
      contact: contact.contact,
      ...delivery.request(contact.contact),
      ...extras.company(),
      ...extras.day(),
      note: extras.extras.note,
      paymentMethod,
    }),
  }
}
