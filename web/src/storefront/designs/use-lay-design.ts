import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'
import { layDesign, placementOn } from './lay-design.ts'

type Laid = { readonly saved: SavedDesign; readonly product: Product }

/** Lays a saved design on a garment and goes to its page. */
export function useLayDesign() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ saved, product }: Laid) => layDesign(saved, product, queryClient),
    onSuccess: (_, { saved, product }) => {
      const placement = placementOn(product, saved)
      if (placement !== saved.placement) toast.good(texts.movedTo(product.name, saved.placement, placement))
      navigate(`/product/${product._id}`)
    },
    onError: () => toast.bad(texts.cannotBeOpened),
  })
}
