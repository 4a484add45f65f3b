import { Alert, Button } from '@mantine/core'
import * as texts from '../../../texts/shared/admin.ts'
import '@mantine/core/styles/Alert.layer.css'
import type { ComponentProps } from 'react'
import { sentenceFor } from '../../api/api-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RecordList } from './RecordList.tsx'
import { RecordsWaiting } from './RecordsWaiting.tsx'
import type { RecordListProps } from './record-column.ts'
import { ShowMore } from './ShowMore.tsx'

type PagedRecordsProps<Listed> = RecordListProps<Listed> & {
  list: ComponentProps<typeof ShowMore>['list'] & {
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
  const { list, failed, empty, more, ...records } = props
  const isEmpty = records.records.length === 0
  if (list.status === 'pending') return <RecordsWaiting />
  if (list.status === 'error' && !list.data) {
    return (
      <Alert color="red" role="alert">
        <p>{texts.errorWith(sentenceFor(list.error, failed))}</p>
        <Button variant="default" size="compact-md" onClick={() => list.refetch()}>
          {texts.tryAgain}
        </Button>
      </Alert>
    )
  }
  return (
    <>
      {isEmpty && !list.hasNextPage && <Notice {...empty} />}
      {!isEmpty && <RecordList {...records} />}
      <ShowMore list={list} failed={failed}>
        {more}
      </ShowMore>
    </>
  )
}
