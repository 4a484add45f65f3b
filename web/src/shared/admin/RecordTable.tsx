import { Table } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import classes from './RecordTable.module.css'

type RecordTableProps = {
  label: string
  columns: readonly string[]
  /** Rows; a cell with `data-whole` does not break its line. */
  children: ReactNode
}

/** A list of records on a wide screen. A table wider than its place scrolls, by keyboard too. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  )
}
