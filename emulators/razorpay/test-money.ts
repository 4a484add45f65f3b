/** Which payment methods succeed here, and which are declined; the cards are those of Razorpay's test mode. */
import type { Attempt } from './entities.ts'
import { BadRequest } from './refusal.ts'

const declined = 'Your payment was declined by the bank. Please try another way to pay.'
const failingCard = '4000000000000002'
const upiFlows: readonly unknown[] = ['intent', 'qr']

/** Returns the outcome of paying with these details. Card data is not stored. Throws a {@link BadRequest} for invalid details. */
export const outcomeOf = ({ method, number, flow, refused }: Record<string, unknown>): Attempt => {
  const failsIf = (fails: boolean) => (fails ? { problem: declined } : {})
  if (method === 'card') {
    const digits = String(number ?? '').replace(/\s/g, '')
    if (!/^\d{13,19}$/.test(digits)) throw new BadRequest('Please enter a card number.')
    return { method, ...failsIf(digits === failingCard) }
  }
  if (method === 'upi') {
    // UPI collect requests by UPI ID ended on 28 February 2026.
    if (!upiFlows.includes(flow)) throw new BadRequest('Please scan the QR code or open a UPI app.')
    return { method, vpa: refused === true ? 'failure@razorpay' : 'success@razorpay', ...failsIf(refused === true) }
  }
  if (method === 'paypal') return { method: 'wallet', wallet: 'paypal', ...failsIf(refused === true) }
  throw new BadRequest('Please choose a way to pay.')
}
