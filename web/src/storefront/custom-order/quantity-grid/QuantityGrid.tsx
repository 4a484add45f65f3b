import { IconChevronRight } from '@tabler/icons-react'
import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { changeBulk } from '../../../shared/designer/drafts/design-drafts.ts'
import { whenLoaded } from '../../../shared/ui/when-loaded.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import type { Pasted } from './pasted-table.ts'
import { QuantityCell } from './QuantityCell.tsx'
import classes from './QuantityGrid.module.css'
import { type Cell, pieces, quantityOf, withCell } from './quantity-table.ts'
import { forgetRefusedCells, useRefusedCells } from './refused-cells.ts'
import { bulkLines, useBulkLines, useSettledLines } from './use-bulk-lines.ts'
import { useFurther } from './use-further.ts'

type QuantityGridProps = {
  productId: string
  colors: readonly ProductColor[]
  /** The garment's sizes. */
  sizes: readonly BulkSize[]
}

/** Returns the pieces of a row or column, or '' if there are none. */
function sumOf(lines: readonly BulkLine[], counts: (line: BulkLine) => boolean): string {
  const sum = pieces(lines, counts)
  return sum > 0 ? formatCount(sum) : ''
}

/** More names would turn the message into a paragraph. */
const mostUnknown = 6

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the message about a pasted table. */
function wordsFor({ set, lost, unknown, notNumbers }: Pasted): string {
  if (set + lost + notNumbers.length === 0) return texts.thereAreNoNumbersOfPieces
  const told = [texts.cellsFilled(set)]
  if (lost > 0) told.push(texts.numbersLeftOut(lost, formatCount(maxQuantity)))
  if (unknown.length > 0) told.push(texts.notInIt(unknown.slice(0, mostUnknown).join(', ')))
  if (notNumbers.length > 0)
    told.push(texts.notANumber(notNumbers.slice(0, mostUnknown).join(', '), notNumbers.length > mostUnknown))
  return told.join(' ')
}

/** All colours and sizes at once: arrow keys move between cells, and a spreadsheet table can be pasted. */
export function QuantityGrid({ productId, colors, sizes }: QuantityGridProps) {
  const lines = useBulkLines(productId)
  const { lines: summed } = useSettledLines(productId)
  const table = useRef<HTMLTableElement>(null)
  const title = useId()
  const hint = useId()
  const [told, setTold] = useState('')
  const refused = useRefusedCells(({ cells }) => cells)
  useEffect(() => forgetRefusedCells, [])
  const { area, isFurther, look } = useFurther<HTMLDivElement>()
  const rows = useMemo(() => colors.map(({ _id, name, hexCode }) => ({ id: _id, name, hexCode })), [colors])

  const go = useCallback((event: KeyboardEvent, at: Cell) => {
    const step = steps[event.key]
    if (!step || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const [row, column] = [at.row + step[0], at.column + step[1]]
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus()
  }, [])

  const take = useCallback(
    (line: BulkLine) => {
      setTold('')
      changeBulk(productId, (now) => ({ lines: withCell(now.lines, line, line.quantity) }))
    },
    [productId],
  )

  const paste = useCallback(
    (event: ClipboardEvent, at: Cell) => {
      const text = event.clipboardData.getData('text')
      if (/^\s*\d*\s*$/.test(text)) return
      event.preventDefault()
      void whenLoaded(import('./pasted-table.ts'), ({ withPasted }) => {
        const pasted = withPasted(bulkLines(productId), text, rows, at, sizes)
        changeBulk(productId, () => ({ lines: pasted.lines }))
        setTold(wordsFor(pasted))
      })
    },
    [productId, rows, sizes],
  )

  return (
    <section aria-labelledby={title} className={classes.grid}>
      <h3 id={title} className={classes.title}>
        {texts.orFillInTheWholeTable}
      </h3>
      <p id={hint} className={classes.hint}>
        {texts.arrowKeysLeadFromCellToCell}
      </p>
      <p role="status" className={classes.told}>
        {told}
        {Object.values(refused).map(({ id, words }) => (
          <span key={id} id={`${id}-refused`} className={classes.refused}>
            {words}
          </span>
        ))}
      </p>
      <div className={classes.frame} data-further={isFurther || undefined}>
        <div ref={area} className={classes.scroll} onScroll={look}>
          <table ref={table} className={classes.table} aria-describedby={hint}>
            <thead>
              <tr>
                <th scope="col">{texts.colour}</th>
                {sizes.map((size) => (
                  <th key={size} scope="col">
                    {sizeLabel(size)}
                  </th>
                ))}
                <th scope="col">{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((color, row) => (
                <tr key={color.id}>
                  <th scope="row">
                    <span className={classes.color}>
                      <span className={classes.dye} style={{ background: color.hexCode }} />
                      {color.name}
                    </span>
                  </th>
                  {sizes.map((size, column) => (
                    <QuantityCell
                      key={size}
                      row={row}
                      column={column}
                      color={color}
                      size={size}
                      quantity={quantityOf(lines, color.id, size)}
                      onQuantity={take}
                      onKey={go}
                      onPaste={paste}
                    />
                  ))}
                  <td className={classes.sum}>{sumOf(summed, (line) => line.color === color.id)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                {sizes.map((size) => (
                  <td key={size} className={classes.sum}>
                    {sumOf(summed, (line) => line.size === size)}
                  </td>
                ))}
                <td className={classes.sum}>{formatCount(pieces(summed))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <span className={classes.edge} aria-hidden>
          <IconChevronRight size={20} stroke={2.5} />
        </span>
      </div>
    </section>
  )
}
