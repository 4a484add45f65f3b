import * as texts from '../../texts/shared/buyer.ts'
import type { useOrderCoupon } from '../coupons/use-order-coupon.ts'
import { howToPayMissing, type usePaymentChoice } from '../payments/use-payment-choice.ts'
import { isReachable, type useContact } from './contact/use-contact.ts'
import { isBilled } from './extras/is-billed.ts'
import type { useDelivery } from './use-delivery.ts'
import type { useOrderExtras } from './use-order-extras.ts'

type Buyer = {
  contact: ReturnType<typeof useContact>
  delivery: ReturnType<typeof useDelivery>
  totalPaise: number
  extras: ReturnType<typeof useOrderExtras>
  payment: ReturnType<typeof usePaymentChoice>
  coupon?: ReturnType<typeof useOrderCoupon>
  /** Requires a name, and a phone number or email, also for collection; also for signed-in users who emptied these fields. */
  isToBeReached?: boolean
}

/** Returns buyer, delivery and payment for the order request; or why it cannot be placed yet, with the errors marked. */
export function checkedBuyer(buyer: Buyer) {
  const { contact, delivery, extras, payment, coupon, isToBeReached = false } = buyer
  const isOnBill = isBilled(buyer)
  const asked = { isSent: !delivery.isCollected, isToBeReached: isToBeReached || contact.hasEmptied || isOnBill }
  const isContactGood = contact.check(asked)
  const isAddressGood = delivery.check(isOnBill)
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
      ...delivery.request(contact.contact, isOnBill),
      ...extras.company(),
      ...extras.day(),
      paymentMethod,
    }),
  }
}
