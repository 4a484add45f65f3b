import { Container, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { authCode } from '../../shared/sign-in/auth-failure.ts'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/accounts.ts'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** The target of links in Firebase's mails (`?mode=resetPassword&oobCode=…`). The shop uses only password resets. */
export function AccountActionPage() {
  const [search] = useSearchParams()
  const code = search.get('mode') === 'resetPassword' ? (search.get('oobCode') ?? '') : ''
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.resetCode(code),
    queryFn: () => readCode(code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  if (error) {
    return (
      <Container>
        <PageHead title={texts.newPasswordLabel} />
        <FailedNotice as="page" text={texts.weCannotCheckThisLinkAtTheMoment} onRetry={() => refetch()} />
      </Container>
    )
  }
  if (isPending) {
    return (
      <AccountForm title={texts.newPasswordLabel} lead="">
        <Text aria-busy>{texts.checkingYourLink}</Text>
      </AccountForm>
    )
  }
  if (!data) {
    return (
      <Container>
        <PageHead title={texts.thisLinkHasExpired} />
        <Notice as="page" title={texts.thisLinkHasExpired} text={texts.aResetLinkWorksOnceForOne}>
          <ButtonLink to="/forgot-password">{texts.sendANewLink}</ButtonLink>
        </Notice>
      </Container>
    )
  }
  return (
    <AccountForm
      title={texts.newPasswordLabel}
      lead={
        <>
          {texts.forLabel} <b>{data.email}</b>
        </>
      }
    >
      <NewPasswordForm code={code} email={data.email} />
    </AccountForm>
  )
}

/** Returns the email whose password the code resets; null if it is used, expired or invalid. */
async function readCode(code: string): Promise<{ email: string } | null> {
  if (code === '') return null
  const { emailOfResetCode } = await import('../../shared/sign-in/password-reset.ts')
  try {
    return { email: await emailOfResetCode(code) }
  } catch (failure) {
    if (authCode(failure) === undefined || authCode(failure) === 'auth/network-request-failed') throw failure
    return null
  }
}
