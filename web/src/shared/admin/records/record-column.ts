import type { ReactNode } from 'react'
import type { RecordSelection } from './selection/use-record-selection.ts'

/** One thing that a list tells of each of its records: a column of the table, or a line of the card. */
export type RecordColumn<Listed> = {
  header: string
  cell: (listed: Listed) => ReactNode
  /** Where a card shows it; among its facts, unless it says otherwise. */
  inCard?: 'title' | 'aside'
  /** In the table, what stays on one line, words that are not broken, or a picture. */
  inTable?: 'whole' | 'words' | 'picture'
}

export type RecordListProps<Listed> = {
  label: string
  columns: readonly RecordColumn<Listed>[]
  records: readonly Listed[]
  /** Whether a click anywhere on a record follows its link. */
  opens?: boolean
  /** Where given, records can be selected by a box before each; `nameOf` says which one it is: 'order 9QX4RD'. */
  selects?: { selection: RecordSelection; nameOf: (listed: Listed) => string }
}
