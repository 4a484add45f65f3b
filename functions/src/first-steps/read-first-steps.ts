import { type FirstStepName, firstStepNames } from '@teeshala/contract/first-steps/first-steps'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import type { Query } from 'firebase-admin/firestore'
import { mailsIn, ordersIn, productsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { storeSettingsIn } from '../settings/read-settings.ts'

/** Returns which set-up steps of a new shop are done, derived from stored data. */
export const readFirstSteps: Handler<'readFirstSteps'> = async (_call, deps) => {
  const { db, payments } = deps
  const [settings, hasProduct, hasOrder, hasMoney, hasDelivered] = await Promise.all([
    storeSettingsIn(db)
      .get()
      .then((snapshot) => documentOf(snapshot)),
    isAny(productsIn(db)),
    isAny(ordersIn(db)),
    isAny(ordersIn(db).where('payment.status', '==', 'paid')),
    isAny(mailsIn(db).where('delivery.state', '==', 'sent')),
  ])
  const closed = settings?.closedPaymentMethods ?? []
  const isDone: Record<FirstStepName, boolean> = {
    shop: Boolean(settings?.gstin) || settings?.isUnregistered === true,
    product: hasProduct,
    // Once somebody has ordered with the default fee, it counts as set.
    shipping: settings?.shippingFee !== undefined || settings?.freeShippingAbove !== undefined || hasOrder,
    payment: hasMoney || payments.methods.some((method) => isPaidOnline(method) && !closed.includes(method)),
    mail: hasDelivered,
  }
  return ok({ steps: firstStepNames.map((name) => ({ name, isDone: isDone[name] })) })
}

const isAny = async (query: Query): Promise<boolean> => !(await query.limit(1).get()).empty
