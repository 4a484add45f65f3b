import type { ComponentProps } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { QueryFailure } from '../QueryFailure.tsx'
import { RecordList } from './RecordList.tsx'
import { RecordsWaiting } from './RecordsWaiting.tsx'
import type { RecordListProps } from './record-column.ts'
import { ShowMore } from './ShowMore.tsx'

type PagedRecordsProps<Listed> = Omit<RecordListProps<Listed>, 'records'> & {
  /** What is shown, where it is not just what has been loaded. */
  records?: readonly Listed[]
  list: ComponentProps<typeof ShowMore>['list'] & {
    data: { pages: readonly { items: readonly Listed[] }[] } | undefined
    status: 'pending' | 'error' | 'success'
    error: Error | null
    refetch: () => unknown
  }
  /** Shown if loading failed and the server gave no reason. */
  failed: string
  /** Shown if the list is empty. */
  empty: { title: string; text?: string | undefined }
  /** The label of the button for the next page. */
  more: string
}

/** A list loaded page by page, with its loading, empty and error states. */
export function PagedRecords<Listed extends { readonly _id: string }>(props: PagedRecordsProps<Listed>) {
  const { list, records = itemsOf(list), failed, empty, more, ...shown } = props
  if (list.status === 'pending') return <RecordsWaiting />
  if (list.status === 'error' && !list.data) return <QueryFailure query={list} failed={failed} />
  return (
    <>
      {records.length === 0 && !list.hasNextPage && <Notice {...empty} />}
      {records.length > 0 && <RecordList records={records} {...shown} />}
      <ShowMore list={list} failed={failed}>
        {more}
      </ShowMore>
    </>
  )
}

const itemsOf = <Listed,>({ data }: PagedRecordsProps<Listed>['list']) =>
  data?.pages.flatMap(({ items }) => items) ?? []
