import * as texts from '../../texts/shared/buyer.ts'
import type { useOrderCoupon } from '../coupons/use-order-coupon.ts'
import { howToPayMissing, type usePaymentChoice } from '../payments/use-payment-choice.ts'
import { isReachable, type useContact } from './contact/use-contact.ts'
import type { useDelivery } from './use-delivery.ts'
import type { useOrderExtras } from './use-order-extras.ts'

type Buyer = {
  contact: ReturnType<typeof useContact>
  delivery: ReturnType<typeof useDelivery>
  extras: ReturnType<typeof useOrderExtras>
  payment: ReturnType<typeof usePaymentChoice>
  coupon?: ReturnType<typeof useOrderCoupon>
  /** Asks for a name, and a phone number or an email, of whoever collects the order, too. So is asked whoever has emptied a field of their account's. */
  isToBeReached?: boolean
}

/** Returns what an order says of its buyer, delivery and payment; or why it cannot be placed yet, with what is wrong marked. */
export function checkedBuyer({ contact, delivery, extras, payment, coupon, isToBeReached = false }: Buyer) {
  const asked = { isSent: !delivery.isCollected, isToBeReached: isToBeReached || contact.hasEmptied }
  const isContactGood = contact.check(asked)
  const isAddressGood = delivery.check()
  const areExtrasGood = extras.check()
  if (delivery.isCollected && asked.isToBeReached && !isReachable(contact.contact)) {
    return { refusal: texts.tellUsYourNameAndAPhone }
  }
  if (!isContactGood || !isAddressGood || !areExtrasGood) return { refusal: texts.checkTheMarkedFields }
  const paymentMethod = payment.value
  if (!paymentMethod) return { refusal: howToPayMissing(payment.accepted) }
  return {
    fields: () => ({
      ...coupon?.request(),
      contact: contact.said,
      ...delivery.request(contact.contact),
      ...extras.company(),
      ...extras.day(),
      paymentMethod,
    }),
  }
}
