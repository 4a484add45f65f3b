import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
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
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size="38rem"
      title={message ? message.subject || texts.noSubject : texts.message}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
    >
      {message && <MessageRecord key={message._id} message={message} />}
      <ErrorAlert error={!message && error && texts.errorWith(sentenceFor(error, texts.theMessageCouldNotBeLoaded))} />
      {!message && !error && <Skeleton height="20rem" aria-busy />}
    </Drawer>
  )
}
