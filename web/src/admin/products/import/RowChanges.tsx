import type { NamedColor } from '@teeshala/contract/catalogue/spreadsheet/product-sheet'
import classes from './cell-lines.module.css'
import { changeWords } from './change-words.ts'
import type { JudgedRow } from './use-product-import.ts'

/** What a row changes, cell by cell: old → new. */
export function RowChanges({ row, colors }: { row: JudgedRow; colors: readonly NamedColor[] }) {
  return (
    <ul className={classes.lines}>
      {row.result?.changes.map((change) => {
        const { column, from, to } = changeWords(change, colors)
        return (
          <li key={change.field}>
            <strong>{column}</strong> <del className={classes.from}>{from}</del> → {to}
          </li>
        )
      })}
    </ul>
  )
}
