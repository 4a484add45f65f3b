import classes from './cell-lines.module.css'
import type { JudgedRow } from './use-product-import.ts'

/** The problems of a row, column by column. */
export function RowProblems({ row }: { row: JudgedRow }) {
  return (
    <ul className={classes.lines}>
      {row.problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <strong>{column}</strong> {message}
        </li>
      ))}
    </ul>
  )
}
