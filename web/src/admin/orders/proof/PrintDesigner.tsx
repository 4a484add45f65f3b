import type { DesignDocument } from '@teeshala/contract/design-document/design-document'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { api } from '../../../shared/api/api.ts'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { adoptDocument } from '../../../shared/designer/adopt-document.ts'
import { useDesignHistory } from '../../../shared/designer/history/design-history.ts'
import { ShirtDesigner } from '../../../shared/designer/ShirtDesigner.tsx'
import { useLaidShirt } from '../../../shared/designer/use-laid-shirt.ts'
import { onceChecked } from '../../../shared/orders/once-checked.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import * as designerTexts from '../../../texts/shared/design/designer.ts'
import { showOrder } from '../parts/show-order.ts'
import type { ChangeablePrint } from './changeable-prints.ts'

type PrintDesignerProps = {
  order: AnyOrder
  /** The hash of the design being changed. */
  basedOn: string
  print: ChangeablePrint
  onClose: () => void
}

/** The designer with an order's print; a saved change needs a new proof. */
export function PrintDesigner({ order, basedOn, print, onClose }: PrintDesignerProps) {
  const { line, placement, product, cut, sizes, color, colorName } = print
  const key = `order ${order._id} ${line} ${placement}`
  const lay = async () => {
    if (print.document) await adoptDocument(key, print.document, placement, { isOrdered: true })
  }
  const isLaid = useLaidShirt(key, lay, () => {
    toast.bad(designerTexts.designCannotBeOpened)
    onClose()
  })

  const isChanged = useDesignHistory(({ past }) => past.length > 0)

  const save = async (document: DesignDocument | null) => {
    if (!document) return toast.bad(texts.nothingWouldBePrinted)
    try {
      const body = { ...(line !== undefined && { line }), placement, document, basedOn }
      await showOrder(order, await onceChecked(() => api('changeDesign', { params: { id: order._id }, body })))
    } catch (failure) {
      // Somebody else has changed it, or moved the order.
      if (failedWith(failure, 'CONFLICT')) void showOrder(order)
      throw failure
    }
    toast.good(texts.theDesignIsChanged)
    onClose()
  }

  if (!isLaid) return null
  return (
    <ShirtDesigner
      draftKey={key}
      name={product}
      cut={cut}
      color={color}
      colorName={colorName}
      sizes={sizes}
      placements={[placement]}
      placement={placement}
      onPlacement={() => {}}
      doneLabel={texts.saveTheChange}
      onDone={save}
      onClose={onClose}
    >
      <AskUnsaved isChanged={isChanged} />
    </ShirtDesigner>
  )
}
