import { Table } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { type ReactNode, useId } from 'react'
import * as texts from '../../../texts/admin/products.ts'
import classes from './ImportRows.module.css'
import type { JudgedRow } from './use-product-import.ts'

type ImportRowsProps = {
  title: string
  rows: readonly JudgedRow[]
  header: string
  cell: (row: JudgedRow) => ReactNode
}

/** More rows than anybody reads; the total is shown. */
const mostShown = 200

/** Rows of a file with the same outcome, each with its number and name. */
export function ImportRows({ title, rows, header, cell }: ImportRowsProps) {
  const id = useId()
  if (rows.length === 0) return null
  const rest = rows.length - mostShown
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title} <span className={classes.count}>{formatCount(rows.length)}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its place is scrolled by keyboard, too */}
      <section className={classes.scroll} aria-label={title} tabIndex={0}>
        <Table className={classes.table} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.row}</Table.Th>
              <Table.Th>{texts.product}</Table.Th>
              <Table.Th>{header}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, mostShown).map((row) => (
              <Table.Tr key={row.file.row}>
                <Table.Td className={classes.number}>{row.file.row}</Table.Td>
                <Table.Td>{String(row.file.product.name ?? row.file.id ?? '')}</Table.Td>
                <Table.Td>{cell(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {rest > 0 && <p className={classes.rest}>{texts.andMore(formatCount(rest))}</p>}
    </section>
  )
}
