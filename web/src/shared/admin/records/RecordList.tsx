import { useIsWide } from '../../ui/use-is-wide.ts'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'
import type { RecordListProps } from './record-column.ts'

/** A list of records: a table if its columns have room, otherwise a card for each. */
export function RecordList<Listed extends { readonly _id: string }>(props: RecordListProps<Listed>) {
  return useIsWide() ? <RecordTable {...props} /> : <RecordCards {...props} />
}
