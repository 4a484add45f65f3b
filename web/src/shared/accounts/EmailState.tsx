import { Alert, Anchor, Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import * as texts from '../../texts/shared/email-state.ts'
import { api } from '../api/api.ts'
import { useAction } from '../api/use-action.ts'
import { SmallButton } from '../ui/SmallButton.tsx'

/** Asks users with an unconfirmed email to confirm it; nothing for others. */
export function EmailState({ email, isEmailProven }: Pick<User, 'email' | 'isEmailProven'>) {
  const sending = useAction({ act: () => api('sendEmailLink'), failed: texts.theLinkCouldNotBeSent })
  if (email === '' || isEmailProven !== false) return null
  return (
    <Alert mb="lg" color="marigold" role="note" title={texts.yourEmailIsNotConfirmed}>
      <Text size="sm">{texts.openTheLinkWeMailedYou(email)}</Text>
      {sending.error && (
        <Text size="sm" mt="xs" c="var(--mantine-color-error)" role="alert">
          {sending.error}
        </Text>
      )}
      {sending.data && (
        <Text size="sm" mt="xs" fw={600} role="status">
          {sending.data.message}
        </Text>
      )}
      {sending.data?.localLink && (
        <Text size="sm" mt="xs">
          <Anchor href={sending.data.localLink} inherit>
            {texts.openTheLinkHere}
          </Anchor>
        </Text>
      )}
      <SmallButton mt="sm" loading={sending.isPending} onClick={() => sending.run()}>
        {texts.sendAgain}
      </SmallButton>
    </Alert>
  )
}
