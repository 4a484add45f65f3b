import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordDrawer } from '../../shared/admin/record/RecordDrawer.tsx'
import { useOpenRecord } from '../../shared/admin/record/use-open-record.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/admin/messages.ts'
import { MessageRecord } from './MessageRecord.tsx'
import { messageParameter, messageQuery } from './message-queries.ts'

/** The message in the URL, in a drawer beside the list. */
export function MessageDrawer() {
  const { shown, isOpen, close } = useOpenRecord(messageParameter)
  const { data: message, error } = useQuery({ ...messageQuery(shown), enabled: shown !== '' })
  return (
    <RecordDrawer
      title={message ? message.subject || texts.noSubject : texts.message}
      isOpen={isOpen}
      isAsking={false}
      onClose={close}
    >
      {message && <MessageRecord key={message._id} message={message} />}
      <ErrorAlert error={!message && error && texts.errorWith(sentenceFor(error, texts.theMessageCouldNotBeLoaded))} />
      {!message && !error && <Skeleton height="20rem" aria-busy />}
    </RecordDrawer>
  )
}
