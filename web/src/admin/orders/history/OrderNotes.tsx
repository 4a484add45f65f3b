import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import { maxOrderNote, orderNoteRequired } from '@teeshala/contract/orders/order-note'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { api } from '../../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { mergedOver } from '../../../shared/session/kept/kept-edit.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './history.module.css'
import { orderNotesQuery } from './order-record-queries.ts'

/** The staff notes about an order, and a field to add one. Notes cannot be changed. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const mayAdd = useMay('addOrderNote')
  // The press sees only notes meant for it, so these need no mark.
  const seesAll = useMay('readOrder')
  const query = orderNotesQuery(orderId)
  const { data, error, status, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query)
  const notes = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <RecordSection title={texts.staffNotes}>
      <p className={classes.none}>{texts.onlyStaffSeeThese}</p>
      {status === 'pending' && <Skeleton height="4rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, texts.theNotesCouldNotBeLoaded)}</p>}
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note._id}>
            <p>{note.text}</p>
            <span className={classes.by}>
              {note.authorName || texts.staff}, {formatMoment(note.at)}
              {seesAll && note.isForPress && texts.forThePressToo}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showEarlierNotes}
        </Button>
      )}
      {mayAdd && <AddNote key={orderId} orderId={orderId} asksForPress={seesAll} />}
    </RecordSection>
  )
}

const noNote = { text: '', isForPress: false }

function AddNote({ orderId, asksForPress }: { orderId: string; asksForPress: boolean }) {
  const [note, setNote, isChanged] = useKeptFields(`order-note:${orderId}`, noNote)
  const { run, isPending, error, setError } = useAction({
    act: (sent: typeof noNote) =>
      sendOnce('order-note', sent, (ask) => api('addOrderNote', { params: { id: orderId }, ...ask })),
    failed: (failure) =>
      (failure instanceof ApiFailure && failure.fields.text) || sentenceFor(failure, texts.theNoteCouldNotBeAdded),
    onSuccess: (_, sent) => {
      setNote((now) => mergedOver(noNote, now, sent))
      return invalidate(orderNotesQuery(orderId).queryKey)
    },
  })

  return (
    <>
      <form
        className={classes.add}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isEmpty = note.text.trim() === ''
          setError(isEmpty ? orderNoteRequired : undefined)
          if (!isEmpty) void run(note)
        }}
      >
        <GrowingTextarea
          label={texts.newNote}
          minRows={2}
          maxRows={8}
          maxLength={maxOrderNote}
          value={note.text}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={({ target }) => {
            setNote({ ...note, text: target.value })
            setError(undefined)
          }}
        />
        {asksForPress && (
          <Checkbox
            label={texts.thePressReadsThisToo}
            description={texts.ifOffThePressDoesNot}
            checked={note.isForPress}
            onChange={({ target }) => setNote({ ...note, isForPress: target.checked })}
          />
        )}
        <Button type="submit" variant="default" loading={isPending}>
          {texts.addNote}
        </Button>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}
