import { useQuery } from '@tanstack/react-query'
import type { CartItem, CartProduct, ChangeCartItemRequest } from '@teeshala/contract/cart/cart'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { useEffect, useEffectEvent, useState } from 'react'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { adoptDocument, adoptPicture } from '../../shared/designer/adopt-document.ts'
import { changeShirt, lineKey, shirtDraft, useShirtDraft } from '../../shared/designer/drafts/design-drafts.ts'
import { useDesignHistory } from '../../shared/designer/history/design-history.ts'
import { ShirtDesigner } from '../../shared/designer/ShirtDesigner.tsx'
import { useLaidShirt } from '../../shared/designer/use-laid-shirt.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as designerTexts from '../../texts/shared/design/designer.ts'

type LineDesignerProps = {
  item: CartItem
  product: CartProduct
  /** Rejects if the server refuses it. */
  onSave: (change: ChangeCartItemRequest) => Promise<unknown>
  onClose: () => void
}

/** The designer for a cart line, which receives the changes when they are saved. */
export function LineDesigner({ item, product, onSave, onClose }: LineDesignerProps) {
  const { data: colors = [], isPending: areColorsPending } = useQuery(productColorsQuery)
  const color = colors.find(({ _id }) => _id === item.color)
  const key = lineKey(item._id)
  const stored = item.placement ?? freePlacements(product)[0] ?? usualPlacement
  const { placement = stored } = useShirtDraft(key)
  // After a reload, unsaved changes are restored.
  const [isResumed] = useState(() => shirtDraft(key).isChanged === true)
  const hasSteps = useDesignHistory(({ past }) => past.length > 0)
  const [isSaved, setIsSaved] = useState(false)

  const isLaid = useLaidShirt(key, lay, () => {
    toast.bad(designerTexts.designCannotBeOpened)
    onClose()
  })

  async function lay(): Promise<void> {
    if (isResumed) return
    if (item.designDocument) return adoptDocument(key, item.designDocument, stored)
    if (!item.design?.includes('/')) return undefined
    const id = crypto.randomUUID()
    await adoptPicture(id, item.design)
    return changeShirt(key, { layers: [id], active: id })
  }

  const isChanged = isLaid && !isSaved && (isResumed || hasSteps || placement !== stored)
  useEffect(() => {
    if (isLaid) changeShirt(key, { isChanged })
  }, [key, isLaid, isChanged])

  // Closed only once nothing is unsaved, so that no question is asked.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])

  // The default inks depend on the fabric, which must be known.
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
      onPlacement={(chosen) => changeShirt(key, { placement: chosen })}
      doneLabel={designerTexts.saveDesign}
      onDone={async (designDocument) => {
        await onSave({ designDocument, placement })
        setIsSaved(true)
      }}
      onClose={onClose}
    >
      <AskUnsaved isChanged={isChanged} outlivesReload />
    </ShirtDesigner>
  )
}
