import { Skeleton } from '@mantine/core'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorAlert } from '../../ui/ErrorAlert.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'
import { useOpenRecord } from './use-open-record.ts'

type LoadedDrawerProps<Loaded> = {
  /** The URL parameter of the open record. */
  parameter: string
  queryOf: (id: string) => UseQueryOptions<Loaded, Error, Loaded, readonly unknown[]>
  titleOf: (id: string, record: Loaded | undefined) => string
  /** Returns why the record could not be loaded. */
  problemOf: (error: Error) => string
  /** The usual height of the record. */
  height: string
  children: (record: Loaded) => ReactNode
}

/** The record in the URL, in a drawer beside its list, loaded when it opens. */
export function LoadedDrawer<Loaded>(props: LoadedDrawerProps<Loaded>) {
  const { parameter, queryOf, titleOf, problemOf, height, children } = props
  const { shown, isOpen, close } = useOpenRecord(parameter)
  const { data: record, error } = useQuery({ ...queryOf(shown), enabled: shown !== '' })
  return (
    <RecordDrawer title={titleOf(shown, record)} isOpen={isOpen} isAsking={false} onClose={close}>
      {record && children(record)}
      <ErrorAlert error={!record && error && problemOf(error)} />
      {!record && !error && <Skeleton height={height} aria-busy />}
    </RecordDrawer>
  )
}
