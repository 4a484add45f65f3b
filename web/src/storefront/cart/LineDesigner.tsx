import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CartItem, CartProduct, ChangeCartItemRequest } from '@teeshala/contract/cart/cart'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { type Placement, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { useState } from 'react'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { adoptDocument, adoptPicture } from '../../shared/designer/adopt-document.ts'
import { changeShirt, lineKey } from '../../shared/designer/design-drafts.ts'
import { ShirtDesigner } from '../../shared/designer/ShirtDesigner.tsx'
import { useLaidShirt } from '../../shared/designer/use-laid-shirt.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as designerTexts from '../../texts/shared/designer.ts'

type LineDesignerProps = {
  item: CartItem
  product: CartProduct
  onChange: (change: ChangeCartItemRequest) => void
  onClose: () => void
}

/** The designer with what is drawn on a line of the cart, which takes the changes over when they are saved. */
export function LineDesigner({ item, product, onChange, onClose }: LineDesignerProps) {
  const [placement, setPlacement] = useState<Placement>(item.placement ?? freePlacements(product)[0] ?? usualPlacement)
  const { data: colors = [], isPending: areColorsPending } = useQuery(productColorsQuery)
  const color = colors.find(({ _id }) => _id === item.color)
  const queryClient = useQueryClient()
  const key = lineKey(item._id)

  const isLaid = useLaidShirt(key, lay, () => {
    toast.bad(designerTexts.designCannotBeOpened)
    onClose()
  })

  async function lay(): Promise<void> {
    if (item.designDocument) return adoptDocument(key, item.designDocument, placement, queryClient)
    if (!item.design?.includes('/')) return undefined
    const id = crypto.randomUUID()
    await adoptPicture(id, item.design)
    return changeShirt(key, { layers: [id], active: id })
  }

  // The first inks are chosen for the cloth, which has to be known.
  if (!isLaid || areColorsPending) return null
  return (
    <ShirtDesigner
      draftKey={key}
      productId={item.productId}
      name={product.name}
      cut={cutForType(product.type)}
      color={color?.hexCode ?? undyedCloth}
      colorName={color?.name}
      colorId={item.color}
      sizes={item.size ? [item.size] : []}
      placements={freePlacements(product)}
      placement={placement}
      onPlacement={setPlacement}
      doneLabel={designerTexts.saveDesign}
      onDone={(designDocument) => {
        onChange({ designDocument, placement })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
