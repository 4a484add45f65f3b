/** Which cards and addresses pay here, and which are declined; the same that Razorpay's test mode knows. */
import type { Attempt } from './entities.ts'
import { BadRequest } from './ledger.ts'

const declined = 'Your payment was declined by the bank. Please try another way to pay.'
const failingCard = '4000000000000002'
const failingAddress = 'failure@razorpay'

/** What comes of paying by these means. Nothing of a card is kept. Throws a {@link BadRequest} for what cannot be one. */
export const outcomeOf = ({ method, number, vpa, refused }: Record<string, unknown>): Attempt => {
  const failsIf = (fails: boolean) => (fails ? { problem: declined } : {})
  if (method === 'card') {
    const digits = String(number ?? '').replace(/\s/g, '')
    if (!/^\d{13,19}$/.test(digits)) throw new BadRequest('Please enter a card number.')
    return { method, ...failsIf(digits === failingCard) }
  }
  if (method === 'upi') {
    const address = String(vpa ?? '').trim()
    if (!/^[\w.-]+@\w+$/.test(address)) throw new BadRequest('Please enter a UPI ID like name@bank.')
    return { method, vpa: address, ...failsIf(address === failingAddress) }
  }
  if (method === 'paypal') return { method: 'wallet', wallet: 'paypal', ...failsIf(refused === true) }
  throw new BadRequest('Please choose a way to pay.')
}
