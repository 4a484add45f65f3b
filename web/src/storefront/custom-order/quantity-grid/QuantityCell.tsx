import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { type Cell, cellProblem, type Row, typedQuantity } from './quantity-table.ts'
import { cellKey, mendCell, refuseCell, useRefusedCells } from './refused-cells.ts'

type QuantityCellProps = {
  row: number
  column: number
  color: Row
  size: BulkSize
  quantity: number
  onQuantity: (cell: BulkLine) => void
  onKey: (event: KeyboardEvent, at: Cell) => void
  onPaste: (event: ClipboardEvent, at: Cell) => void
}

/** One of the table's many cells: typing in another one does not re-render it. */
export const QuantityCell = memo(function QuantityCell(props: QuantityCellProps) {
  const { row, column, color, size, quantity, onQuantity, onKey, onPaste } = props
  const id = useId()
  const key = cellKey(color.id, size)
  const name = `${color.name}, ${sizeLabel(size)}`
  const before = useRef(quantity)
  const refused = useRefusedCells(({ cells }) => cells[key])
  const type = (typed: string) => {
    const words = cellProblem(typed, name)
    const pieces = words ? before.current : (typedQuantity(typed) ?? 0)
    // It stays visible: if the point of '3.5' disappeared, somebody would order 35.
    if (words) refuseCell(key, { id, typed, quantity: pieces, words })
    else mendCell(key)
    onQuantity({ color: color.id, size, quantity: pieces })
  }
  // Pieces from elsewhere, such as a pasted table, replace what was refused.
  useEffect(() => {
    if (refused && refused.quantity !== quantity) mendCell(key)
  }, [refused, quantity, key])
  return (
    <td>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        data-cell={`${row} ${column}`}
        aria-invalid={refused && true}
        aria-describedby={refused && `${id}-refused`}
        value={refused?.typed ?? (quantity || '')}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => {
          before.current = quantity
          target.select()
        }}
        onKeyDown={(event) => onKey(event, { row, column })}
        onPaste={(event) => onPaste(event, { row, column })}
      />
    </td>
  )
})
