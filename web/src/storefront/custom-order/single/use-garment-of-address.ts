import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { Product } from '@teeshala/contract/catalogue/product'
import { productNotFound } from '@teeshala/contract/catalogue/refusals'
import { singleOrderProduct } from '@teeshala/contract/catalogue/single-order-product'
import { DocumentId } from '@teeshala/contract/ids'
import { useEffect } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { changeGarment } from './use-single-garment.ts'

/**
 * Selects the garment in the URL; if it cannot be printed on, a message says so, and the present one stays. Returns a function that
 * selects another one and updates the URL.
 */
export function useGarmentOfAddress(): (garment: Product) => void {
  const { read, write } = useAddress()
  const asked = read('product')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` is new in each render
  useEffect(() => {
    if (asked === '' || asked === chosenGarment()) return
    let isLeft = false
    const refuse = (why: string) => {
      if (isLeft) return
      // With an action it stays long enough to be read.
      toast.bad(why, { label: texts.chooseAGarment, to: '/design-your-own' })
      write({ product: '' })
    }
    if (!DocumentId.safeParse(asked).success) return refuse(productNotFound)
    queryClient.ensureQueryData(productQuery(asked)).then(
      (product) => {
        if (freePlacements(product).length === 0) refuse(texts.weDoNotPrintOn(product.name))
        else if (!isLeft) changeGarment(product)
      },
      (error) => refuse(failedWith(error, 'NOT_FOUND') ? productNotFound : sentenceFor(error, texts.failedToLoadData)),
    )
    return () => {
      isLeft = true
    }
  }, [asked])
  return (garment) => {
    changeGarment(garment)
    write({ product: garment._id })
  }
}

const chosenGarment = () => useDrafts.getState().single.productId ?? singleOrderProduct
