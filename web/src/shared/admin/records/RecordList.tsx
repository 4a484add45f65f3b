import { useMediaQuery } from '@mantine/hooks'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'
import type { RecordListProps } from './record-column.ts'

/** A list of records: a table if its columns have room, otherwise a card for each. */
export function RecordList<Listed extends { readonly _id: string }>(props: RecordListProps<Listed>) {
  // From the width at which the header shows its links.
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />
}
