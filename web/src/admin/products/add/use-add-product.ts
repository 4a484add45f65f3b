import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { markRefused } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { UploadMissing } from '../../../shared/uploads/run-uploads.ts'
import * as texts from '../../../texts/admin/products.ts'
import type { ProductValues } from '../form/product-values.ts'
import { settledRequest } from '../form/settled-request.ts'
import type { ProductForm } from '../form/use-product-form.ts'

/**
 * Adds the product once its pictures are uploaded; `onAdded` gets what was sent. Errors show for three seconds; `hasFailed` stays until the next
 * attempt.
 */
export function useAddProduct(form: ProductForm, onAdded: (sent: ProductValues) => void) {
  const [hasFailed, setHasFailed] = useState(false)
  const { run, isPending } = useAction({
    act: async (values: ProductValues) => {
      setHasFailed(false)
      return sendOnce('product', await settledRequest(values), (ask) => api('addProduct', ask))
    },
    failed: texts.failedToAddProduct,
    onSuccess: ({ _id }, sent) => {
      toast.good(texts.productAddedSuccessfully, { label: texts.viewInShop, to: `/product/${_id}` })
      onAdded(sent)
      return invalidate(queryKeys.products())
    },
    onError: (failure) => {
      setHasFailed(true)
      const words = failure instanceof UploadMissing ? failure.message : undefined
      toast.bad(words ?? sentenceFor(failure, texts.failedToAddProduct))
      markRefused(form, failure)
    },
  })
  return { run, isPending, hasFailed }
}
