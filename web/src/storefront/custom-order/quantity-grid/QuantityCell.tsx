import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import type { Cell, Row } from './quantity-table.ts'

type QuantityCellProps = {
  row: number
  column: number
  color: Row
  size: BulkSize
  quantity: number
  onType: (typed: string, cell: Pick<BulkLine, 'color' | 'size'>) => void
  onKey: (event: KeyboardEvent, at: Cell) => void
  onPaste: (event: ClipboardEvent, at: Cell) => void
}

/** One of the many cells of the table: a key in another one leaves it as it is. */
export const QuantityCell = memo(function QuantityCell(props: QuantityCellProps) {
  const { row, column, color, size, quantity, onType, onKey, onPaste } = props
  return (
    <td>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${color.name}, ${sizeLabel(size)}`}
        data-cell={`${row} ${column}`}
        value={quantity || ''}
        onChange={({ target }) => onType(target.value, { color: color.id, size })}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => onKey(event, { row, column })}
        onPaste={(event) => onPaste(event, { row, column })}
      />
    </td>
  )
})
