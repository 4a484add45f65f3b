import { Alert, Anchor, Button, Divider, Stack } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Divider.layer.css'
import type { User } from 'firebase/auth'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { GoogleButton } from '../../shared/accounts/GoogleButton.tsx'
import { returnPath } from '../../shared/routing/return-path.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { adoptSignIn } from '../../shared/session/start-session.ts'
import classes from './AccountForm.module.css'
import { AccountForm } from './AccountForm.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import { useSignIn } from './use-sign-in.ts'

const PhoneCodeForm = lazy(() =>
  import('../../shared/accounts/PhoneCodeForm.tsx').then((module) => ({ default: module.PhoneCodeForm })),
)

/** What another screen hands over: what happened there, and the login to begin with. */
export type SignInHint = { note?: string; login?: string } | null

/** Sign-in by Google, by password or by a code to the phone; then back to where the visitor came from. */
export function SignInPage() {
  const [search] = useSearchParams()
  const hint = useLocation().state as SignInHint
  const user = useSession(({ currentUser }) => currentUser)
  const { run, isBusy, error, setError } = useSignIn()
  const isByCode = search.get('with') === 'code'
  const onError = () => setError(undefined)

  if (user) return <Navigate to={returnPath(search)} replace />
  const byGoogle = (work: () => Promise<void>) => run(work, 'Google sign-in failed. Please try again.')
  const byCode = (work: () => Promise<void>) => run(work, 'The code could not be checked. Please try again.')

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
      <Stack>
        {hint?.note && (
          <Alert color="green" role="status">
            {hint.note}
          </Alert>
        )}
        <GoogleButton
          occasion="in"
          run={byGoogle}
          onUser={(person: User) => adoptSignIn(person, 'google')}
          disabled={isBusy}
        />
        <Divider label="or" />
        {isByCode ? (
          <Suspense fallback={<div aria-busy className={classes.waiting} />}>
            <PhoneCodeForm
              occasion="in"
              run={byCode}
              onUser={(person: User) => adoptSignIn(person, 'phone')}
              isBusy={isBusy}
              submitLabel={isBusy ? 'Signing In...' : 'Sign In'}
            />
          </Suspense>
        ) : (
          <PasswordSignIn run={run} isBusy={isBusy} setError={setError} login={hint?.login ?? ''} />
        )}
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Button variant="subtle" component={Link} to={otherWay(search, isByCode)} onClick={onError}>
          {isByCode ? 'Sign in with a password' : 'Sign in with a code to my phone'}
        </Button>
      </Stack>
    </AccountForm>
  )
}

function otherWay(search: URLSearchParams, isByCode: boolean): { search: string } {
  const other = new URLSearchParams(search)
  if (isByCode) other.delete('with')
  else other.set('with', 'code')
  return { search: other.toString() }
}
