import { Alert, Button, Divider, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as texts from '../../texts/shared/accounts.ts'
import { TextLink } from '../routing/TextLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'
import { useSignIn } from './use-sign-in.ts'

type SignInSheetProps = {
  title: string
  promise: string
  onClose: () => void
  /** The visitor goes to the sign-up page. */
  onSignUp: () => void
}

/** Signs in on a sheet over the page, so that the action continues: by phone code first, which needs no existing account. */
export function SignInSheet({ title, promise, onClose, onSignUp }: SignInSheetProps) {
  const { pathname, search } = useLocation()
  const [isByPassword, setIsByPassword] = useState(false)
  const { run, byGoogle, byCode, openOwn, beginAnew, isElsewhere, isBusy, error, setError } = useSignIn()
  const from = new URLSearchParams({ from: pathname + search }).toString()

  const change = (toPassword: boolean) => {
    beginAnew()
    setIsByPassword(toPassword)
  }

  return (
    <Dialog title={title} onClose={onClose} isKept>
      <Stack>
        <Text c="dimmed">{promise}</Text>
        {isByPassword ? (
          <PasswordSignIn run={run} isBusy={isBusy} setError={setError} login="" search={from} />
        ) : (
          !isElsewhere && (
            <PhoneCodeForm
              occasion="in"
              {...byCode}
              isBusy={isBusy}
              submitLabel={isBusy ? texts.signingIn : texts.signIn}
            />
          )
        )}
        {error && (
          <Alert color={isElsewhere ? 'marigold' : 'red'} role="alert">
            {error}
          </Alert>
        )}
        {isElsewhere && (
          <Button variant="default" size="lg" disabled={isBusy} onClick={openOwn}>
            {texts.notMyAccount}
          </Button>
        )}
        <Divider label={texts.or} />
        <GoogleButton occasion="in" {...byGoogle} disabled={isBusy} />
        <Button
          variant={isElsewhere ? 'filled' : 'default'}
          size="lg"
          disabled={isBusy}
          onClick={() => change(!isByPassword)}
        >
          {isByPassword ? texts.signInWithOtp : texts.signInWithAPassword}
        </Button>
        <Text size="sm">
          {texts.newHereOtpOrGoogleCreates}{' '}
          <TextLink inherit to={{ pathname: '/signup', search: from }} onClick={onSignUp}>
            {texts.signUpWithAPassword}
          </TextLink>
          .
        </Text>
      </Stack>
    </Dialog>
  )
}
