import { openShop } from './open-shop.ts'

type Refund = (paymentId: string) => Promise<string>

/** The shop with a gateway that answers otherwise when money is to go back; `refund` is the gateway's own answer. */
export const shopWhoseRefunds = (answer: (paymentId: string, refund: Refund) => Promise<string>) =>
  openShop(({ payments }) => {
    const { online } = payments
    return { payments: { ...payments, online: online && { ...online, refund: (id) => answer(id, online.refund) } } }
  })

/** What a gateway answers that is down. */
export const isDown = () => Promise.reject(new Error('down'))
