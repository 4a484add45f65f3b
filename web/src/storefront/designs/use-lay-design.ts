import { useMutation } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'
import { layDesign, layInBulk, placementOn } from './lay-design.ts'

export type Laid = { readonly saved: SavedDesign; readonly product: Product; readonly isInBulk: boolean }

/** Applies a saved design to a garment or its bulk order, and opens that page. */
export function useLayDesign() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ saved, product, isInBulk }: Laid) => (isInBulk ? layInBulk : layDesign)(saved, product),
    onSuccess: (_, { saved, product, isInBulk }) => {
      const placement = placementOn(product, saved)
      if (placement !== saved.placement) toast.good(texts.movedTo(product.name, saved.placement, placement))
      navigate(`/${isInBulk ? 'order' : 'product'}/${product._id}`)
    },
    onError: () => toast.bad(texts.cannotBeOpened),
  })
}
