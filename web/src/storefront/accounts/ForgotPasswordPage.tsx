import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useForm } from '@mantine/form'
import { Email } from '@teeshala/contract/accounts/email'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { LocalNote } from '../../shared/accounts/LocalNote.tsx'
import { useAction } from '../../shared/api/use-action.ts'
import { authSentence } from '../../shared/sign-in/auth-failure.ts'
import { focusFirstInvalid } from '../../shared/ui/focus-first-invalid.ts'
import { AccountForm } from './AccountForm.tsx'

/** Asks for the mail that leads to a new password. What it says does not depend on whether the account exists. */
export function ForgotPasswordPage() {
  const [search] = useSearchParams()
  /** What was typed at sign-in; it may be a phone number. */
  const typed = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: typed.includes('@') ? typed : '' },
    validate: { email: (value) => z.safeParse(Email, value).error?.issues[0]?.message ?? null },
    transformValues: ({ email }) => ({ email: z.safeParse(Email, email).data ?? email }),
  })

  const {
    run: ask,
    isPending: isBusy,
    error,
  } = useAction({
    act: async ({ email }: { email: string }) => {
      const { sendResetMail } = await import('../../shared/sign-in/password-reset.ts')
      await sendResetMail(email)
      setSentTo(email)
    },
    failed: (failure) => authSentence(failure, 'The email could not be sent. Please try again.'),
  })

  const backToSignIn = (
    <Anchor component={Link} to={{ pathname: '/signin', search: search.toString() }}>
      Back to sign in
    </Anchor>
  )

  if (sentTo !== undefined) {
    return (
      <AccountForm title="Check your email" lead={backToSignIn}>
        <Stack role="status">
          <Text>
            If <b>{sentTo}</b> has an account with us, an email with a link to reset your password is on its way. The
            link works for one hour.
          </Text>
          <Text c="dimmed">Nothing there? Check your spam folder, or try another email.</Text>
          <LocalNote email={sentTo} />
          <Button variant="default" onClick={() => setSentTo(undefined)}>
            Try another email
          </Button>
        </Stack>
      </AccountForm>
    )
  }

  return (
    <AccountForm title="Forgot password?" lead="We’ll email you a link to set a new one.">
      <form onSubmit={form.onSubmit(ask, (errors) => focusFirstInvalid(form, errors))} noValidate>
        <Stack>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Button type="submit" size="lg" aria-busy={isBusy}>
            {isBusy ? 'Sending...' : 'Send the link'}
          </Button>
          <Text>
            {backToSignIn}, or{' '}
            <Anchor component={Link} to="/signin?with=code">
              sign in with OTP
            </Anchor>
            .
          </Text>
        </Stack>
      </form>
    </AccountForm>
  )
}
