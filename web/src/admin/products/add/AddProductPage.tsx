import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/admin/LoadFailure.tsx'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { productColorsQuery, productTypesQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../../texts/admin/products.ts'
import { AddProductForm } from './AddProductForm.tsx'

/** A new product, with a preview of the shop. */
export function AddProductPage() {
  const uid = useSession(({ currentUser }) => currentUser?._id)
  const types = useQuery(productTypesQuery)
  const colors = useQuery(productColorsQuery)
  const failure = types.error ?? colors.error
  const tryAgain = () => Promise.all([types.refetch(), colors.refetch()])
  return (
    <>
      <PageTitle title={texts.addNewTShirt} />
      {failure && <LoadFailure title={texts.failedToLoadProductData} reason={reasonFor(failure)} onRetry={tryAgain} />}
      {!failure && !(types.data && colors.data) && <Skeleton height="40rem" aria-busy />}
      {uid && types.data && colors.data && (
        <AddProductForm key={uid} uid={uid} types={types.data} colors={colors.data} />
      )}
    </>
  )
}
