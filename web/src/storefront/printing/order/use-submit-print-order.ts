import { toRupees } from '@teeshala/contract/money'
import { noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { pricePrintOrder } from '@teeshala/contract/printing/price-print-order'
import type { PrintOrderRequest } from '@teeshala/contract/printing/print-order-request'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import type { Ask } from '../../../shared/api/asked.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { openedAddress } from '../../../shared/link-secrets/placed-order.ts'
import { clearExtras } from '../../../shared/ordering/extras/extras-draft.ts'
import { NotSent, useSubmitOrder } from '../../../shared/ordering/use-submit-order.ts'
import { closeLocalDocument } from '../../../shared/printing/documents/documents-store.ts'
import { printDocumentQuery } from '../../../shared/printing/documents/print-document-query.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import { clearPrinting } from '../printing-draft.ts'
import type { PrintingOrder } from '../use-printing-order.ts'

/** Reloads prices and rules. */
export type Refresh = () => Promise<{ readonly list: PriceList; readonly rules: TradeRules } | undefined>

/** With a coupon it includes the total that the customer has seen. */
type Wish = Pick<
  PrintOrderRequest,
  'contact' | 'note' | 'paymentMethod' | 'shippingAddress' | 'billingAddress' | 'company' | 'neededBy' | 'coupon'
> & { readonly grandTotal?: number }

const unanswered = texts.weCannotCheckThePricesAtTheMoment

/**
 * Orders what is shown, once: when every document is uploaded and read, and the price is still what the customer
 * has seen. Then opens the order's page.
 */
export function useSubmitPrintOrder({ items, jobs, amounts }: PrintingOrder, refresh: Refresh, onPlaced: () => void) {
  const navigate = useNavigate()
  const documents = jobs.flatMap((built) => built.documents)
  const { run, ...state } = useSubmitOrder({
    page: 'print',
    send: (ask: Ask<'placePrintOrder'>) => api('placePrintOrder', ask),
    failed: texts.failedToSubmitOrder,
    onPlaced: (order) => {
      for (const { id } of documents) closeLocalDocument(id)
      clearPrinting(order)
      clearExtras('print')
      onPlaced()
      navigate(openedAddress(order), { state: { isNew: true, paysNow: isPayable(order) } })
    },
  })

  const requestOf = async (wish: Wish, pathOf: (uploadId: string) => string): Promise<PrintOrderRequest> => {
    const chosen = jobs.flatMap(({ choices, documents: own }) =>
      choices ? [{ ...choices, documents: own.map(({ id, name }) => ({ path: pathOf(id), name })) }] : [],
    )
    const readings = chosen.map((job) =>
      Promise.all(job.documents.map(({ path }) => queryClient.fetchQuery(printDocumentQuery(path)))),
    )
    const [now, settings, facts] = await Promise.all([
      refresh(),
      queryClient.fetchQuery(settingsQuery),
      Promise.all(readings),
    ])
    if (!now) throw new NotSent(unanswered)
    const priced = pricePrintOrder(
      { items, jobs: chosen.map((job, index) => ({ ...job, documents: facts[index] ?? [] })) },
      now.list,
      now.rules,
      wish.shippingAddress ? shippingRuleOf(settings) : noShipping,
    )
    if ('problems' in priced) throw new NotSent(Object.values(priced.problems)[0] ?? unanswered)
    const { amounts: present, totalItems } = priced
    if (present.totalPaise !== amounts.totalPaise) {
      const total = formatAmount(toRupees(present.totalPaise))
      throw new NotSent(texts.orderComesTo(total))
    }
    return {
      userId: useSession.getState().currentUser?._id ?? null,
      items: items.map(({ id: _, ...item }) => item),
      jobs: chosen,
      files: [],
      totalItems,
      grandTotal: toRupees(present.totalPaise),
      ...wish,
    }
  }

  return {
    ...state,
    run: (wish: Wish) =>
      run({
        uploads: documents.map(({ id }) => id),
        request: (pathOf) => requestOf(wish, pathOf),
      }),
  }
}
