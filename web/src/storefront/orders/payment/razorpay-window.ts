import type { PaymentSession } from '@teeshala/contract/payments/gateway/online-payment'
import type { UsedMethod } from '@teeshala/contract/payments/payment'
import * as texts from '../../../texts/storefront/orders.ts'

/** Razorpay's proof of a payment for the page. */
export type PaymentProof = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** How the window was left; `problem` is why the last attempt failed, in the bank's words. */
export type WindowOutcome = { kind: 'paid'; proof: PaymentProof } | { kind: 'closed'; problem: string | undefined }

type Razorpay = new (
  options: Record<string, unknown>,
) => {
  open: () => void
  on: (event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void) => void
}

const loading = new Map<string, Promise<void>>()

/** Razorpay's names of our methods, so that its window opens with the chosen one. */
const preselected: Readonly<Record<UsedMethod, Record<string, string>>> = {
  credit_card: { method: 'card' },
  debit_card: { method: 'card' },
  upi: { method: 'upi' },
  paypal: { method: 'wallet', wallet: 'paypal' },
  cash_on_delivery: {},
  netbanking: { method: 'netbanking' },
  wallet: { method: 'wallet' },
}

/** Shows Razorpay's window over the page until it is paid or closed. Cards are entered there; no page of ours sees them. */
export async function openRazorpay(session: PaymentSession): Promise<WindowOutcome> {
  await loadScript(session.scriptUrl)
  const { Razorpay } = window as unknown as { Razorpay: Razorpay }
  return new Promise((resolve) => {
    let problem: string | undefined
    const opened = new Razorpay({
      key: session.keyId,
      order_id: session.gatewayOrderId,
      amount: session.amountPaise,
      currency: session.currency,
      name: session.shopName,
      description: texts.orderNamed(session.orderId),
      prefill: { ...session.prefill, ...preselected[session.method] },
      handler: (proof: PaymentProof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'closed', problem }) },
    })
    opened.on('payment.failed', ({ error }) => {
      problem = error?.description || texts.thePaymentDidNotGoThrough
    })
    opened.open()
  })
}

function loadScript(url: string): Promise<void> {
  const begun = loading.get(url)
  if (begun) return begun
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(url)
      script.remove()
      reject(new Error('The payment window could not be loaded'))
    })
  })
  loading.set(url, loaded)
  script.src = url
  document.head.append(script)
  return loaded
}
