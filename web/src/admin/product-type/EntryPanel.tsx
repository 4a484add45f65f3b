import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { useAddress } from '../../shared/address/use-address.ts'
import { FormMessage } from '../../shared/admin/FormMessage.tsx'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import { ShowMore } from '../../shared/admin/records/ShowMore.tsx'
import { useMessage } from '../../shared/admin/use-message.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { LayerContext } from '../../shared/ui/layer.ts'
import * as texts from '../../texts/admin/product-type.ts'
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx'
import { EntryForm } from './EntryForm.tsx'
import classes from './EntryPanel.module.css'
import type { Entry } from './entry.ts'
import { entryColumns } from './entry-columns.tsx'
import type { EntryKind } from './entry-kind.ts'
import { unexpectedFormat } from './entry-pages.ts'

/** Types or colours: a form for those who may edit them, and the list. */
export function EntryPanel({ kind }: { kind: EntryKind }) {
  const address = useAddress()
  const mayChange = useMay(kind.needs)
  const { message, say, clear } = useMessage()
  const { leave } = useContext(LayerContext)
  const [doomed, setDoomed] = useState<Entry>()
  const list = useRef<HTMLHeadingElement>(null)
  const query = useInfiniteQuery({
    queryKey: kind.queryKey,
    queryFn: ({ pageParam, signal }) => kind.read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: true },
  })
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? []
  const editedId = address.read('edit')
  const edited = entries.find(({ _id }) => _id === editedId)
  const isLookedFor = editedId !== '' && !edited && (query.isPending || query.hasNextPage)
  const isGone = editedId !== '' && !edited && query.isSuccess && !query.hasNextPage
  const title = texts.listTitle(kind.noun)

  const { isFetching, hasNextPage, fetchNextPage } = query
  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetching) void fetchNextPage()
  }, [isLookedFor, hasNextPage, isFetching, fetchNextPage])

  const stopEditing = () => address.write({ edit: '' })
  const ways = {
    onEdit: ({ _id }: Entry) => leave(() => address.write({ edit: _id })),
    onDelete: setDoomed,
  }
  const changed = async (words: string) => {
    say(words)
    await invalidate(kind.queryKey, ...kind.shownUnder)
  }

  return (
    <>
      {mayChange && isLookedFor && <Skeleton height="8rem" aria-busy />}
      {mayChange && !isLookedFor && (
        <EntryForm
          // The same key even if the entry is deleted while editing: the input stays.
          key={editedId || 'new'}
          kind={kind}
          editedId={editedId}
          edited={edited}
          isGone={isGone}
          onSave={clear}
          onSaved={(words) => {
            stopEditing()
            return changed(words)
          }}
          onFailed={(words) => say(words, 'error')}
          onGone={() => invalidate(kind.queryKey)}
          onCancel={stopEditing}
        />
      )}
      <FormMessage message={message} />
      <h2 ref={list} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {query.isPending && <Skeleton height="20rem" aria-busy />}
      {query.isError && (
        <LoadFailure
          title={texts.errorFetching(kind.noun)}
          reason={query.error.message === unexpectedFormat ? unexpectedFormat : reasonFor(query.error)}
          onRetry={() => query.refetch()}
        />
      )}
      {query.isSuccess && entries.length === 0 && (
        <p className={classes.empty}>
          {texts.noneFound(kind.noun)} {mayChange && texts.addOneAbove}
        </p>
      )}
      {entries.length > 0 && (
        <RecordList label={title} records={entries} columns={entryColumns(kind, mayChange ? ways : undefined)} />
      )}
      <ShowMore list={query} failed={texts.errorFetching(kind.noun)}>
        {texts.showMoreOf(kind.noun)}
      </ShowMore>
      {doomed && (
        <DeleteEntryDialog
          kind={kind}
          entry={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={async (words) => {
            setDoomed(undefined)
            list.current?.focus()
            if (doomed._id === editedId) stopEditing()
            await changed(words)
          }}
        />
      )}
    </>
  )
}
