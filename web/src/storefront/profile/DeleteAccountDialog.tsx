import { Alert, List, Text, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isUnsent } from '@teeshala/contract/orders/order-status'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReauth } from '../../shared/accounts/use-reauth.tsx'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ordersQuery } from '../../shared/orders/order-query.ts'
import { endSession } from '../../shared/session/end-session.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/profile.ts'

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
      toast.good(texts.yourAccountIsDeleted)
    },
    onError: (failure) => useSession.getState().fail(sentenceFor(failure, failed)),
  })
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const orders = useInfiniteQuery({ ...ordersQuery(userId), enabled: userId !== '' })
  const unsent = orders.data?.pages.flatMap(({ items }) => items).filter((order) => isUnsent(statusOf(order))) ?? []
  const isTyped = typed.trim().toUpperCase() === word
  return (
    <>
      <ConfirmDialog
        title={texts.deleteYourAccount}
        confirm={texts.deletePermanently}
        cancel={texts.keepMyAccount}
        onConfirm={run}
        onClose={onClose}
        action={{ isPending, error }}
        isIncomplete={!isTyped}
        isKept
      >
        <List spacing="xs">
          <List.Item>{texts.yourSignInProfileCartFavourites}</List.Item>
          <List.Item>{texts.ordersOnTheirWayWillStill}</List.Item>
          <List.Item>{texts.theAmountsOfPastOrdersStay}</List.Item>
        </List>
        {unsent.length > 0 && (
          <Alert color="red">{texts.ordersNotYetSent(unsent.map(({ _id }) => _id).join(', '))}</Alert>
        )}
        <Text size="sm" c="dimmed">
          {texts.wouldYouLikeACopyFirst}
        </Text>
        <TextInput
          label={texts.typeToConfirm(word)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmDialog>
      {dialog}
    </>
  )
}

const failed = texts.yourAccountCouldNotBeDeleted
