import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { NewPassword } from '@teeshala/contract/accounts/password'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useAction } from '../../shared/api/use-action.ts'
import { endSession } from '../../shared/session/end-session.ts'
import { authSentence } from '../../shared/sign-in/auth-failure.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { PasswordField } from '../../shared/ui/fields/PasswordField.tsx'
import { submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import * as texts from '../../texts/storefront/accounts.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { SignInHint } from './SignInPage.tsx'

/** Sets a new password with a mailed code; afterwards the user signs in with it. */
export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => z.safeParse(NewPassword, value).error?.issues[0]?.message ?? null },
    onValuesChange: (values) => setPassword(values.password),
  })

  const { run, isPending, error } = useAction({
    act: async (values: { password: string }) => {
      const { resetPassword } = await import('../../shared/sign-in/password-reset.ts')
      await resetPassword(code, values.password)
      await endSession('signed-out')
      const hint: SignInHint = { note: texts.yourPasswordIsChanged, login: email }
      await navigate('/signin', { replace: true, state: hint })
    },
    failed: (failure) => authSentence(failure, texts.yourPasswordCouldNotBeChanged),
  })

  return (
    <form onSubmit={submitOf(form, run)} noValidate>
      <Stack>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div>
          <PasswordField label={texts.newPassword} autoComplete="new-password" {...joinedTo(form)('password')} />
          <PasswordStrength password={password} />
        </div>
        <ErrorAlert error={error} />
        <Button type="submit" size="lg" aria-busy={isPending}>
          {isPending ? texts.saving : texts.saveTheNewPassword}
        </Button>
      </Stack>
    </form>
  )
}
