import { statusOf } from '@teeshala/contract/orders/status-words'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { openRazorpay, type PaymentProof } from './razorpay-window.ts'
import { isDisproved, unverifiedPayment } from './unverified-payment.ts'

/** `unconfirmed`: the gateway has the money and the shop has not been notified yet. */
export type PayingStep = 'idle' | 'opening' | 'open' | 'checking' | 'unconfirmed'

/** Returns whether the gateway has the money, so that nobody must be asked to pay again. */
export const isConfirming = (step: PayingStep) => step === 'checking' || step === 'unconfirmed'

/** How often an unconfirmed payment is polled. */
export const confirmationMs = 3000

/** The result of the last attempt; a final one is shown if the order accepts no money for now. */
export type Word = { isBad: boolean; text: string; isFinal?: boolean }

const comesBack = texts.ifMoneyHasLeftYourAccount

export const received: Word = { isBad: false, text: texts.weHaveReceivedYourPayment, isFinal: true }

export const cameTooLate: Word = { isBad: true, text: texts.yourOrderWasCancelledBeforeThePayment, isFinal: true }

/** Pays an order in the gateway's window, as often as needed, and reports the result. */
export function usePayOrder(orderId: string, token: string | null) {
  const kept = unverifiedPayment(orderId)
  const [step, setStep] = useState<PayingStep>(() => (kept.read() ? 'checking' : 'idle'))
  const [word, setWord] = useState<Word>()
  const { queryKey } = orderQuery(orderId, token)
  const asker = { orderId, ...(token !== null && { t: token }) }

  /** Reloads the order's page and its list. The button works meanwhile: nothing waits for the responses. */
  const refreshBeside = () => void invalidate(queryKey, queryKeys.orders())

  const verify = async (proof: PaymentProof) => {
    setStep('checking')
    kept.write(proof)
    try {
      const order = await api('verifyPayment', { body: { ...asker, ...proof } })
      kept.clear()
      queryClient.setQueryData(queryKey, order)
      await invalidate(queryKeys.orders())
      setStep('idle')
      const isTooLate = statusOf(order) === 'cancelled' && order.paymentStatus !== 'refunded'
      setWord(isTooLate ? cameTooLate : received)
    } catch (failure) {
      const isOver = isDisproved(failure)
      if (isOver) kept.clear()
      setStep(isOver ? 'idle' : 'unconfirmed')
      setWord(
        isOver
          ? { isBad: true, text: sentenceFor(failure, comesBack) }
          : { isBad: false, text: texts.yourPaymentWentThrough },
      )
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it applies to the opening of the page only
  useEffect(() => {
    const proof = kept.read()
    if (proof) void verify(proof)
  }, [orderId])
  const { run: pay, error } = useAction({
    act: async (part: 'advance' | undefined) => {
      setStep('opening')
      setWord(undefined)
      const session = await api('openPayment', { body: { ...asker, ...(part && { part }) } })
      const opening = openRazorpay(session)
      setStep('open')
      const outcome = await opening
      if (outcome.kind === 'paid') return verify(outcome.proof)
      setStep('idle')
      setWord(
        outcome.problem
          ? { isBad: true, text: `${outcome.problem} ${comesBack}` }
          : { isBad: false, text: texts.youClosedThePaymentWindow },
      )
      refreshBeside()
    },
    failed: texts.thePaymentWindowCouldNotBeOpened,
    onError: (failure) => {
      setStep('idle')
      if (failedWith(failure, 'CONFLICT')) refreshBeside()
    },
  })

  const last: Word | undefined = error ? { isBad: true, text: error } : word
  return { pay, step, word: last }
}
