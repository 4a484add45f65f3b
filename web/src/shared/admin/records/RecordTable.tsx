import { Table } from '@mantine/core'
import { openRowLink } from './open-row-link.ts'
import classes from './RecordTable.module.css'
import type { RecordListProps } from './record-column.ts'
import { SelectAllRecords } from './selection/SelectAllRecords.tsx'
import { SelectRecord } from './selection/SelectRecord.tsx'

/** A list of records on a wide screen. A table wider than its container scrolls, also by keyboard. */
export function RecordTable<Listed extends { readonly _id: string }>(props: RecordListProps<Listed>) {
  const { label, columns, records, opens = false, selects } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {selects && (
              <Table.Th className={classes.select}>
                <SelectAllRecords label={label} selection={selects.selection} />
              </Table.Th>
            )}
            {columns.map(({ header }) => (
              <Table.Th key={header}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((listed) => (
            <Table.Tr
              key={listed._id}
              data-selected={selects?.selection.isSelected(listed._id) || undefined}
              {...(opens && { 'data-opens': true, onClick: openRowLink })}
            >
              {selects && (
                <Table.Td className={classes.select} data-selects>
                  <SelectRecord id={listed._id} name={selects.nameOf(listed)} selection={selects.selection} />
                </Table.Td>
              )}
              {columns.map(({ header, cell, inTable }) => (
                <Table.Td key={header} data-shows={inTable}>
                  {cell(listed)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
