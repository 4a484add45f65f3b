import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react'
import { type Cell, type Row, typedQuantity } from './quantity-table.ts'

type QuantityCellProps = {
  row: number
  column: number
  color: Row
  size: BulkSize
  quantity: number
  /** Takes what was typed; where that is no number of pieces, the cell has so many as before. */
  onType: (typed: string, cell: Pick<BulkLine, 'color' | 'size'>, before: number) => void
  onKey: (event: KeyboardEvent, at: Cell) => void
  onPaste: (event: ClipboardEvent, at: Cell) => void
}

/** One of the many cells of the table: a key in another one leaves it as it is. */
export const QuantityCell = memo(function QuantityCell(props: QuantityCellProps) {
  const { row, column, color, size, quantity, onType, onKey, onPaste } = props
  const before = useRef(quantity)
  const [refused, setRefused] = useState<string>()
  const type = (typed: string) => {
    // It stays in sight: of '3.5' without its point, somebody would order 35.
    setRefused(typedQuantity(typed) === undefined ? typed : undefined)
    onType(typed, { color: color.id, size }, before.current)
  }
  return (
    <td>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${color.name}, ${sizeLabel(size)}`}
        data-cell={`${row} ${column}`}
        aria-invalid={refused !== undefined || undefined}
        value={refused ?? (quantity || '')}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => {
          before.current = quantity
          target.select()
        }}
        onBlur={() => setRefused(undefined)}
        onKeyDown={(event) => onKey(event, { row, column })}
        onPaste={(event) => onPaste(event, { row, column })}
      />
    </td>
  )
})
