import { Button, Divider, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { badCredentials } from '@teeshala/contract/accounts/user'
import type { User } from 'firebase/auth'
import type { SubmitEvent } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { useAction } from '../api/use-action.ts'
import { endSession } from '../session/end-session.ts'
import { authSentence } from '../sign-in/auth-failure.ts'
import { renewProof, startSession } from '../sign-in/start-session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorAlert } from '../ui/ErrorAlert.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'

type ReauthDialogProps = {
  /** What the sign-in is needed for. */
  sentence: string
  onProved: () => void
  onClose: () => void
}

/** Asks the signed-in customer for their password, their Google account or a phone code, whichever the account has. */
export function ReauthDialog({ sentence, onProved, onClose }: ReauthDialogProps) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.signInMethods(),
    queryFn: async () => (await import('../session/signed-in-user.ts')).signInMethods(),
    gcTime: 0,
    retry: false,
    meta: { isPrivate: true },
  })
  const {
    run,
    isPending: isBusy,
    error,
    setError,
  } = useAction({
    act: (work: () => Promise<void>) => work(),
    failed: (failure) => authSentence(failure, texts.thisDidNotWork),
  })

  const byPassword = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (password === '') return setError(texts.enterYourPassword)
    void run(async () => {
      const body = { login: data?.email ?? '', password }
      await startSession(await api('logIn', { body, token: null }))
      onProved()
    })
  }
  const byFirebase = async (person: User) => {
    await renewProof(person)
    onProved()
  }
  const has = (way: 'password' | 'google' | 'phone') => data?.ways.includes(way) ?? false

  return (
    <Dialog title={texts.isItYou} onClose={onClose} isKept>
      <Stack>
        <Text>{texts.whatYouTypedStays(sentence)}</Text>
        {isPending && <Text aria-busy>{texts.oneMoment}</Text>}
        {has('password') && (
          <form onSubmit={byPassword} noValidate>
            <Stack>
              <input type="email" autoComplete="username" value={data?.email} readOnly hidden />
              <PasswordField
                label={texts.currentPassword}
                description={texts.ofEmail(data?.email)}
                name="password"
                autoComplete="current-password"
                data-autofocus
              />
              <Button type="submit" size="lg" aria-busy={isBusy}>
                {texts.continueLabel}
              </Button>
            </Stack>
          </form>
        )}
        {has('password') && has('google') && <Divider label={texts.or} />}
        {has('google') && <GoogleButton occasion="again" run={run} onUser={byFirebase} disabled={isBusy} />}
        {(has('password') || has('google')) && has('phone') && <Divider label={texts.or} />}
        {has('phone') && data && (
          <PhoneCodeForm
            occasion="again"
            phone={data.phone}
            run={run}
            onUser={byFirebase}
            isBusy={isBusy}
            submitLabel={texts.continueLabel}
          />
        )}
        {!isPending && (data?.ways.length ?? 0) === 0 && (
          <Button onClick={() => endSession('expired')}>{texts.signInAgain}</Button>
        )}
        <ErrorAlert error={error === badCredentials ? texts.thatIsNotThePasswordOfThisAccount : error} />
      </Stack>
    </Dialog>
  )
}
