import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { badCredentials, loginRequired } from '@teeshala/contract/accounts/user'
import { useNavigate } from 'react-router-dom'
import * as texts from '../../texts/shared/accounts.ts'
import { api } from '../api/api.ts'
import { TextLink } from '../routing/TextLink.tsx'
import { startSession } from '../sign-in/start-session.ts'
import { joinedTo } from '../ui/fields/fields-of.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'

type PasswordSignInProps = {
  run: (work: () => Promise<void>, fallback: string) => Promise<void>
  isBusy: boolean
  setError: (sentence: string) => void
  /** The initial value of 'Email or Phone'. */
  login: string
  /** The query string for the password reset page, with the page to return to. */
  search: string
}

/** Sign-in with email or phone, and password. */
export function PasswordSignIn({ run, isBusy, setError, login, search }: PasswordSignInProps) {
  const navigate = useNavigate()
  const forgotten = { pathname: '/forgot-password', search }
  const form = useForm({ mode: 'uncontrolled', initialValues: { login, password: '' } })
  const field = joinedTo(form)

  const signIn = (values: { login: string; password: string }) => {
    const empty = (['login', 'password'] as const).filter((name) => values[name].trim() === '')
    if (empty[0] !== undefined) {
      setError(loginRequired)
      // The sentence below covers both fields; the empty ones are marked.
      form.setErrors(Object.fromEntries(empty.map((name) => [name, true])))
      form.getInputNode(empty[0])?.focus()
      return
    }
    return run(async () => {
      await startSession(await api('logIn', { body: values, token: null }))
    }, badCredentials)
  }

  return (
    <form onSubmit={form.onSubmit(signIn)} noValidate>
      <Stack>
        <TextInput
          label={texts.emailOrPhone}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('login')}
        />
        <div>
          <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
          <Group justify="flex-end" mt="xs">
            <TextLink
              to={forgotten}
              size="sm"
              py={4}
              onClick={(event) => {
                event.preventDefault()
                navigate(forgotten, { state: { email: form.getValues().login } })
              }}
            >
              {texts.forgotPassword}
            </TextLink>
          </Group>
        </div>
        <Button type="submit" size="lg" aria-busy={isBusy}>
          {isBusy ? texts.signingIn : texts.signIn}
        </Button>
      </Stack>
    </form>
  )
}
