import { Alert, Button, Divider, Stack } from '@mantine/core'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { GoogleButton } from '../../shared/accounts/GoogleButton.tsx'
import { PasswordSignIn } from '../../shared/accounts/PasswordSignIn.tsx'
import { useSignIn } from '../../shared/accounts/use-sign-in.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { returnPath } from '../../shared/routing/return-path.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import * as texts from '../../texts/storefront/accounts.ts'
import classes from './AccountForm.module.css'
import { AccountForm } from './AccountForm.tsx'

const PhoneCodeForm = lazyPart(() =>
  import('../../shared/accounts/PhoneCodeForm.tsx').then((module) => module.PhoneCodeForm),
)

/** State handed over by another screen: a message, and the login to start with. */
export type SignInHint = { note?: string; login?: string } | null

/** Sign-in by Google, password or phone code; then back to where the visitor came from. */
export function SignInPage() {
  const [search] = useSearchParams()
  const hint = useLocation().state as SignInHint
  const user = useSession(({ currentUser }) => currentUser)
  const { run, byGoogle, byCode, openOwn, beginAnew, isElsewhere: wasElsewhere, isBusy, error, setError } = useSignIn()
  const isByCode = search.get('with') === 'code'
  const isElsewhere = isByCode && wasElsewhere

  if (user) return <Navigate to={returnPath(search)} replace />
  return (
    <AccountForm
      title={texts.signIn}
      lead={
        <>
          {texts.newHere} <TextLink to={{ pathname: '/signup', search: search.toString() }}>{texts.signUp}</TextLink>
        </>
      }
    >
      <Stack>
        {hint?.note && (
          <Alert color="green" role="status">
            {hint.note}
          </Alert>
        )}
        <GoogleButton occasion="in" {...byGoogle} disabled={isBusy} />
        <Divider label={texts.or} />
        {isByCode && !isElsewhere && (
          <PhoneCodeForm
            fallback={<div aria-busy className={classes.waiting} />}
            occasion="in"
            {...byCode}
            isBusy={isBusy}
            submitLabel={isBusy ? texts.signingIn : texts.signIn}
          />
        )}
        {!isByCode && (
          <PasswordSignIn
            run={run}
            isBusy={isBusy}
            setError={setError}
            login={hint?.login ?? ''}
            search={search.toString()}
          />
        )}
        {error && (
          <Alert color={isElsewhere ? 'marigold' : 'red'} role="alert">
            {error}
          </Alert>
        )}
        <ButtonLink
          key={String(isElsewhere)}
          autoFocus={isElsewhere}
          variant={isElsewhere ? 'filled' : 'subtle'}
          {...(isElsewhere && { size: 'lg' })}
          to={otherWay(search, isByCode)}
          onClick={beginAnew}
        >
          {isByCode ? texts.signInWithAPassword : texts.signInWithOtp}
        </ButtonLink>
        {isElsewhere && (
          <Button variant="default" size="lg" disabled={isBusy} onClick={openOwn}>
            {texts.notMyAccount}
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
