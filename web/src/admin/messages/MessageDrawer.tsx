import { Drawer, Skeleton } from '@mantine/core'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/admin/messages.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../shared/address/use-address.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { MessageRecord } from './MessageRecord.tsx'
import { messageParameter, messageQuery } from './message-queries.ts'

/** The message in the URL, in a drawer beside the list. */
export function MessageDrawer() {
  const { read, write } = useAddress()
  const id = read(messageParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const { data: message, error } = useQuery({ ...messageQuery(shown), enabled: shown !== '' })
  return (
    <Drawer
      opened={id !== ''}
      onClose={() => write({ [messageParameter]: '' })}
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
