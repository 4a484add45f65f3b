import * as texts from '../../texts/shared/buyer.ts'
import type { useOrderCoupon } from '../coupons/use-order-coupon.ts'
import { howToPayMissing, type usePaymentChoice } from '../payments/use-payment-choice.ts'
import type { useContact } from './contact/use-contact.ts'
import type { useDelivery } from './use-delivery.ts'
import type { useOrderExtras } from './use-order-extras.ts'

type Buyer = {
  contact: ReturnType<typeof useContact>
  delivery: ReturnType<typeof useDelivery>
  extras: ReturnType<typeof useOrderExtras>
  payment: ReturnType<typeof usePaymentChoice>
  coupon?: ReturnType<typeof useOrderCoupon>
  /** Asks for a name, and a phone number or an email, of whoever collects the order, too. */
  isToBeReached?: boolean
}

/** Returns what an order says of its buyer, delivery and payment; or why it cannot be placed yet, with what is wrong marked. */
export function checkedBuyer({ contact, delivery, extras, payment, coupon, isToBeReached = false }: Buyer) {
  const isContactGood = contact.check(!delivery.isCollected)
  const isAddressGood = delivery.check()
  const areExtrasGood = extras.check()
  if (!isContactGood || !isAddressGood || !areExtrasGood) return { refusal: texts.checkTheMarkedFields }
  const { name, phone, email } = contact.contact
  if (isToBeReached && (name.trim() === '' || (phone.trim() === '' && email.trim() === ''))) {
    return { refusal: texts.tellUsYourNameAndAPhone }
  }
  const paymentMethod = payment.value
  if (!paymentMethod) return { refusal: howToPayMissing(payment.accepted) }
  return {
    fields: () => ({
      ...coupon?.request(),
      contact: contact.contact,
      ...delivery.request(contact.contact),
      ...extras.company(),
      ...extras.day(),
      paymentMethod,
    }),
  }
}
