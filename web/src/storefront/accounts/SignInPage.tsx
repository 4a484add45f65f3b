import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useForm } from '@mantine/form'
import { badCredentials, type LoginAnswer, loginRequired } from '@teeshala/contract/accounts/user'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { returnPath } from '../../shared/routing/return-path.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { startSession } from '../../shared/session/start-session.ts'
import { AccountForm } from './AccountForm.tsx'

export function SignInPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { loading, error, begin, fail } = useSession()
  const form = useForm({ mode: 'uncontrolled', initialValues: { login: '', password: '' } })

  const signIn = async ({ login, password }: { login: string; password: string }) => {
    if (login.trim() === '' || password === '') return fail(loginRequired)
    begin()
    try {
      const answer = await api<LoginAnswer>('/users/login', { method: 'POST', body: { login, password }, token: null })
      await startSession(answer)
      navigate(returnPath(search), { replace: true })
    } catch (failure) {
      fail(sentenceFor(failure, badCredentials))
    }
  }

  return (
    <AccountForm
      title="Sign In"
      lead={
        <>
          New here?{' '}
          <Anchor component={Link} to={{ pathname: '/signup', search: search.toString() }}>
            Sign up
          </Anchor>
        </>
      }
    >
      <form onSubmit={form.onSubmit(signIn)} noValidate>
        <Stack>
          <TextInput
            label="Email or Phone"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            key={form.key('login')}
            {...form.getInputProps('login')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Button type="submit" size="lg" disabled={loading} aria-busy={loading}>
            {loading ? 'Signing In...' : 'Sign In'}
          </Button>
        </Stack>
      </form>
    </AccountForm>
  )
}
