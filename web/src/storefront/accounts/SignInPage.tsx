import { Alert, Anchor, Button, Divider, Stack } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Divider.layer.css'
import type { User } from 'firebase/auth'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { GoogleButton } from '../../shared/accounts/GoogleButton.tsx'
import { failedWith } from '../../shared/api/api-failure.ts'
import { returnPath } from '../../shared/routing/return-path.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { adoptSignIn, openOwnAccount } from '../../shared/sign-in/start-session.ts'
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
  const [wasElsewhere, setIsElsewhere] = useState(false)
  const isElsewhere = isByCode && wasElsewhere
  const onOtherWay = () => {
    setError(undefined)
    setIsElsewhere(false)
  }

  if (user) return <Navigate to={returnPath(search)} replace />
  const byGoogle = (work: () => Promise<void>) => run(work, 'Google sign-in failed. Please try again.')
  const byCode = (work: () => Promise<void>) => run(work, 'The code could not be checked. Please try again.')
  const openOwn = async () => {
    await byCode(openOwnAccount)
    setIsElsewhere(false)
  }
  const adoptPhone = async (person: User) => {
    try {
      await adoptSignIn(person, 'phone')
    } catch (failure) {
      setIsElsewhere(failedWith(failure, 'PHONE_ELSEWHERE'))
      throw failure
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
        {isByCode && !isElsewhere && (
          <Suspense fallback={<div aria-busy className={classes.waiting} />}>
            <PhoneCodeForm
              occasion="in"
              run={byCode}
              onUser={adoptPhone}
              isBusy={isBusy}
              submitLabel={isBusy ? 'Signing In...' : 'Sign In'}
            />
          </Suspense>
        )}
        {!isByCode && <PasswordSignIn run={run} isBusy={isBusy} setError={setError} login={hint?.login ?? ''} />}
        {error && (
          <Alert color={isElsewhere ? 'yellow' : 'red'} role="alert">
            {error}
          </Alert>
        )}
        <Button
          key={String(isElsewhere)}
          autoFocus={isElsewhere}
          variant={isElsewhere ? 'filled' : 'subtle'}
          {...(isElsewhere && { size: 'lg' })}
          component={Link}
          to={otherWay(search, isByCode)}
          onClick={onOtherWay}
        >
          {isByCode ? 'Sign in with a password' : 'Sign in with a code to my phone'}
        </Button>
        {isElsewhere && (
          <Button variant="default" size="lg" disabled={isBusy} onClick={openOwn}>
            It is not mine: open a new account
          </Button>
        )}
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
