import type { ReactNode } from 'react'
import type { RecordSelection } from './selection/use-record-selection.ts'

/** A property of each record in a list: a column of the table, or a line of the card. */
export type RecordColumn<Listed> = {
  header: string
  cell: (listed: Listed) => ReactNode
  /** Where a card shows it; among its facts by default. */
  inCard?: 'title' | 'aside'
  /** In the table: kept on one line, words not broken, or a picture. */
  inTable?: 'whole' | 'words' | 'picture'
}

export type RecordListProps<Listed> = {
  label: string
  columns: readonly RecordColumn<Listed>[]
  records: readonly Listed[]
  /** Whether a click anywhere on a record follows its link. */
  opens?: boolean
  /** If given, records can be selected with checkboxes; `nameOf` identifies each: 'order 9QX4RD'. */
  selects?: { selection: RecordSelection; nameOf: (listed: Listed) => string }
}
