import { PaymentMethod, paymentMethods } from '@teeshala/contract/payments/payment'
import * as z from 'zod/mini'
import { requiredSetting } from '../environment/required-setting.ts'
import type { Payments } from '../ports/payment-gateway.ts'
import { razorpayGateway } from './razorpay/razorpay-gateway.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Cash on Delivery, and payments that staff record. */
const manual: Payments = { methods: ['cash_on_delivery'], online: undefined }

/**
 * Returns the payment configuration of the environment: `PAYMENTS` is 'manual' (default) or 'razorpay'. `PAYMENT_METHODS` restricts what
 * the checkout offers, for an account without UPI or PayPal. Throws if a setting is missing, so that no deployed shop
 * takes orders that cannot be paid.
 */
export function configuredPayments(env: Environment): Payments {
  const wanted = env.PAYMENTS || 'manual'
  if (wanted === 'manual') return manual
  if (wanted !== 'razorpay') throw new Error(`PAYMENTS is '${wanted}': it is 'manual' or 'razorpay'`)
  const setting = requiredSetting(env, 'payments cannot be taken')
  return {
    methods: methodsOf(env.PAYMENT_METHODS),
    online: razorpayGateway({
      keyId: setting('RAZORPAY_KEY_ID'),
      keySecret: setting('RAZORPAY_KEY_SECRET'),
      webhookSecret: setting('RAZORPAY_WEBHOOK_SECRET'),
      apiOrigin: env.RAZORPAY_ORIGIN ?? 'https://api.razorpay.com',
      scriptUrl: env.RAZORPAY_SCRIPT ?? 'https://checkout.razorpay.com/v1/checkout.js',
    }),
  }
}

function methodsOf(listed: string | undefined): readonly PaymentMethod[] {
  if (!listed) return paymentMethods
  return z.array(PaymentMethod).parse(listed.split(',').map((method) => method.trim()))
}
