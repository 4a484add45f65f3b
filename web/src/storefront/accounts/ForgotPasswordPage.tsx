import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Email } from '@teeshala/contract/accounts/email'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { LocalNote } from '../../shared/accounts/LocalNote.tsx'
import { useAction } from '../../shared/api/use-action.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { authSentence } from '../../shared/sign-in/auth-failure.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import * as texts from '../../texts/storefront/accounts.ts'
import { AccountForm } from './AccountForm.tsx'
import { byCode } from './by-code.ts'

/** Requests a password reset mail. The response does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [search] = useSearchParams()
  /** The login typed at sign-in; it may be a phone number. */
  const typed = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: typed.includes('@') ? typed : '' },
    validate: { email: (value) => z.safeParse(Email, value).error?.issues[0]?.message ?? null },
    transformValues: ({ email }) => ({ email: z.safeParse(Email, email).data ?? email }),
  })

  const { run, isPending, error } = useAction({
    act: async ({ email }: { email: string }) => {
      const { sendResetMail } = await import('../../shared/sign-in/password-reset.ts')
      await sendResetMail(email)
      setSentTo(email)
    },
    failed: (failure) => authSentence(failure, texts.theEmailCouldNotBeSent),
  })

  const backToSignIn = <TextLink to={{ pathname: '/signin', search: search.toString() }}>{texts.backToSignIn}</TextLink>

  if (sentTo !== undefined) {
    return (
      <AccountForm title={texts.checkYourEmail} lead={backToSignIn}>
        <Stack role="status">
          <Text>
            {texts.ifLabel} <b>{sentTo}</b> {texts.hasAnAccountWithUsAnEmail}
          </Text>
          <Text c="dimmed">{texts.nothingThereCheckYourSpamFolder}</Text>
          <LocalNote email={sentTo} />
          <Button variant="default" onClick={() => setSentTo(undefined)}>
            {texts.tryAnotherEmail}
          </Button>
        </Stack>
      </AccountForm>
    )
  }

  return (
    <AccountForm title={texts.forgotPassword} lead={texts.wellEmailYouALinkToSet}>
      <form onSubmit={submitOf(form, run)} noValidate>
        <Stack>
          <TextInput label={texts.email} type="email" autoComplete="email" {...joinedTo(form)('email')} />
          <ErrorAlert error={error} />
          <Button type="submit" size="lg" aria-busy={isPending}>
            {isPending ? texts.sending : texts.sendTheLink}
          </Button>
          <Text>
            {backToSignIn}
            {texts.orLabel}{' '}
            <TextLink to={{ pathname: '/signin', search: byCode(search) }}>{texts.signInWithOtpWord}</TextLink>.
          </Text>
        </Stack>
      </form>
    </AccountForm>
  )
}
