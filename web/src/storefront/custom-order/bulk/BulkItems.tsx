import { Button } from '@mantine/core'
import type { BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { bulkChoicesRequired } from '@teeshala/contract/bulk/bulk-order-request'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { useState } from 'react'
import { changeBulk } from '../../../shared/designer/drafts/design-drafts.ts'
import { BelowFirstScreen } from '../../../shared/ui/BelowFirstScreen.tsx'
import { ChoiceGroup } from '../../../shared/ui/choices/ChoiceGroup.tsx'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import { QuantityGrid } from '../quantity-grid/QuantityGrid.tsx'
import { atMostPieces, quantityOf, withLine } from '../quantity-grid/quantity-table.ts'
import { bulkLines } from '../quantity-grid/use-bulk-lines.ts'
import classes from './BulkItems.module.css'

type BulkItemsProps = { productId: string; colors: readonly ProductColor[]; sizes: readonly BulkSize[] }

/** Step 3: colours, sizes and pieces, line by line or in a table. */
export function BulkItems({ productId, colors, sizes }: BulkItemsProps) {
  const [color, setColor] = useState<string>()
  const [size, setSize] = useState<BulkSize>()
  const [quantity, setQuantity] = useState(1)
  const [problem, setProblem] = useState<string>()

  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setProblem(undefined)
      set(value)
    }
  }

  const add = () => {
    if (!color || !size || quantity < 1) return setProblem(bulkChoicesRequired)
    const isTooMany = quantityOf(bulkLines(productId), color, size) + quantity > maxQuantity
    changeBulk(productId, (now) => ({ lines: withLine(now.lines, { color, size, quantity }) }))
    setColor(undefined)
    setSize(undefined)
    setQuantity(1)
    setProblem(isTooMany ? atMostPieces : undefined)
  }

  return (
    <div className={classes.items}>
      <div className={classes.entry}>
        <ColorChoice label={texts.colour} value={color} colors={colors} onChange={choose(setColor)} />
        <ChoiceGroup
          label={texts.size}
          value={size}
          options={sizes.map((each) => ({ value: each, label: sizeLabel(each) }))}
          onChange={choose(setSize)}
        />
        <div className={classes.last}>
          <QuantityStepper value={quantity} onChange={choose(setQuantity)} />
          <Button size="md" disabled={!color || !size} onClick={add}>
            {texts.addToOrder}
          </Button>
        </div>
        <ErrorAlert error={problem} />
      </div>
      <BelowFirstScreen>
        <QuantityGrid productId={productId} colors={colors} sizes={sizes} />
      </BelowFirstScreen>
    </div>
  )
}
