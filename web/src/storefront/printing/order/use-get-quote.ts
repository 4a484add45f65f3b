import { toRupees } from '@teeshala/contract/money'
import type { MakeQuoteRequest } from '@teeshala/contract/printing/quotes/quote'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { keepSecrets } from '../../../shared/link-secrets/link-secrets.ts'
import { guestBearer } from '../../../shared/ordering/contact/guest-bearer.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { printDocumentQuery } from '../../../shared/printing/documents/print-document-query.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { settleUploads, UploadMissing } from '../../../shared/uploads/run-uploads.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import type { PrintingOrder } from '../use-printing-order.ts'
import type { Refresh } from './use-submit-print-order.ts'

type Wish = Pick<MakeQuoteRequest, 'contact' | 'note' | 'isShipped'>

/** Makes a quote for what is shown, once every document is uploaded and read, and opens its page. */
export function useGetQuote({ items, jobs, amounts }: PrintingOrder, refresh: Refresh) {
  const navigate = useNavigate()
  return useAction({
    act: async (wish: Wish) => {
      const uploads = jobs.flatMap(({ documents }) => documents.map(({ id }) => id))
      const paths = await settleUploads(uploads)
      const bearer = await guestBearer(uploads.length > 0)
      await Promise.all([...paths.values()].map((path) => queryClient.fetchQuery(printDocumentQuery(path))))
      const chosen = jobs.flatMap(({ choices, documents }) =>
        choices
          ? [{ ...choices, documents: documents.map(({ id, name }) => ({ path: paths.get(id) ?? '', name })) }]
          : [],
      )
      const grandTotal = toRupees(amounts.totalPaise)
      const body = { items: items.map(({ id: _, ...item }) => item), jobs: chosen, grandTotal, ...wish }
      return sendOnce('quote', body, (ask) => api('makeQuote', { ...ask, ...bearer }))
    },
    failed: (failure) =>
      failure instanceof UploadMissing ? failure.message : sentenceFor(failure, texts.theQuoteCouldNotBeMade),
    onSuccess: ({ _id, token }) => {
      keepSecrets(_id, { t: token })
      navigate(`/quote/${_id}`)
    },
    onError: (failure) => {
      if (!failedWith(failure, 'PRICE_CHANGED')) return undefined
      // It may be the shipping that costs something else.
      return Promise.all([refresh(), invalidate(settingsQuery.queryKey)])
    },
  })
}
