import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/List.layer.css'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReauth } from '../../shared/accounts/use-reauth.tsx'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { endSession } from '../../shared/session/end-session.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'

const word = 'DELETE'

/** Asks for a typed word before an account is deleted. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { withProof, dialog } = useReauth()
  const { run, error, isPending } = useAction({
    act: () => {
      useSession.getState().begin()
      return withProof(() => api('deleteProfile'))
    },
    failed,
    onSuccess: async () => {
      await endSession('signed-out')
      await navigate('/', { replace: true })
      toast.good('Your account is deleted.')
    },
    onError: (failure) => useSession.getState().fail(sentenceFor(failure, failed)),
  })
  const isTyped = typed.trim().toUpperCase() === word
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTyped) void run()
  }

  return (
    <>
      <Dialog title="Delete your account?" onClose={onClose} isKept>
        <form onSubmit={submit}>
          <Stack>
            <List spacing="xs">
              <List.Item>
                Your sign-in, profile, cart, favourites and uploaded designs go. Nobody can bring them back.
              </List.Item>
              <List.Item>Orders on their way still reach you; you can no longer follow them here.</List.Item>
              <List.Item>The amounts of past orders stay, without your name: tax law wants them.</List.Item>
            </List>
            <TextInput
              label={`Type ${word} to confirm`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            {error && (
              <Alert color="red" role="alert">
                {error}
              </Alert>
            )}
            <Group grow preventGrowOverflow={false}>
              <Button variant="default" onClick={onClose}>
                Keep my account
              </Button>
              <Button type="submit" color="red" disabled={!isTyped} loading={isPending}>
                Delete for good
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              Would you like a copy first? ‘Download my data’ is on the page behind this.
            </Text>
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  )
}

const failed = 'Your account could not be deleted. Please try again.'
