import { Button, Container, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { authCode } from '../../shared/sign-in/auth-failure.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Where the links of Firebase's mails lead (`?mode=resetPassword&oobCode=…`). The shop sends only those that reset a password. */
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
        <PageHead title="New password" />
        <Notice as="page" isError title="Oops!" text="We cannot check this link at the moment. Please try again.">
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      </Container>
    )
  }
  if (isPending) {
    return (
      <AccountForm title="New password" lead="">
        <Text aria-busy>Checking your link...</Text>
      </AccountForm>
    )
  }
  if (!data) {
    return (
      <Container>
        <PageHead title="This link has expired" />
        <Notice
          as="page"
          title="This link has expired"
          text="A reset link works once, for one hour. Ask for a new one; only the latest email works."
        >
          <Button component={Link} to="/forgot-password">
            Send a new link
          </Button>
        </Notice>
      </Container>
    )
  }
  return (
    <AccountForm
      title="New password"
      lead={
        <>
          For <b>{data.email}</b>
        </>
      }
    >
      <NewPasswordForm code={code} email={data.email} />
    </AccountForm>
  )
}

/** Whose password the code resets; null when it is used up, too old or none at all. */
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
