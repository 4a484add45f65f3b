import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../../shared/admin/LoadFailure.tsx'
import { failedWith } from '../../../../shared/api/api-failure.ts'
import { reasonFor } from '../../../../shared/api/reason-for.ts'
import { productColorsQuery, productTypesQuery } from '../../../../shared/catalogue/catalogue-queries.ts'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import * as texts from '../../../../texts/admin/products.ts'
import { adminProductQuery } from '../product-list-query.ts'
import { EditProductForm } from './EditProductForm.tsx'
import { ProductGone } from './ProductGone.tsx'

/** Edits a product beside the list; the URL names it. */
export function EditProductDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const product = useQuery(adminProductQuery(id))
  const types = useQuery(productTypesQuery)
  const colors = useQuery(productColorsQuery)
  const failed = [product, types, colors].filter(({ status }) => status === 'error')
  const isGone = failedWith(product.error, 'NOT_FOUND')
  return (
    <Dialog title={texts.updateProduct} onClose={onClose} isKept isWide>
      {isGone && <ProductGone id={id} onClose={onClose} />}
      {!isGone && failed.length > 0 && (
        <LoadFailure
          words={texts.failedToLoadProductData}
          reason={reasonFor(failed[0]?.error)}
          onRetry={() => failed.map(({ refetch }) => refetch())}
        />
      )}
      {product.data && types.data && colors.data ? (
        <EditProductForm product={product.data} types={types.data} colors={colors.data} onClose={onClose} />
      ) : (
        failed.length === 0 && <Skeleton height="30rem" aria-busy />
      )}
    </Dialog>
  )
}
