import { Button, Container, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/accounts.ts'
import { AccountForm } from './AccountForm.tsx'

/** The target of email confirmation links. Their token is in the fragment, which no server sees. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.emailLink(token),
    queryFn: async ({ signal }) => {
      const answer = await api('proveEmail', { body: { token }, signal })
      await invalidate(queryKeys.profile())
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (isPending) {
    return (
      <AccountForm title={texts.confirmYourEmail} lead="">
        <Text aria-busy>{texts.confirmingYourEmail}</Text>
      </AccountForm>
    )
  }
  const title = data ? texts.yourEmailIsConfirmed : texts.thisLinkDoesNotWork
  const isOver = failedWith(error, 'INVALID_INPUT')
  return (
    <Container>
      <PageHead title={title} />
      <Notice
        as="page"
        title={title}
        text={data ? texts.thankYouWeKnowItIsYours(data.email) : sentenceFor(error, texts.weCouldNotConfirmYourEmail)}
        isError={!data}
      >
        {data && <ButtonLink to="/products">{texts.continueShopping}</ButtonLink>}
        {!data && !isOver && <Button onClick={() => refetch()}>{texts.tryAgain}</Button>}
        {!data && isOver && <ButtonLink to="/profile">{texts.goToYourProfile}</ButtonLink>}
      </Notice>
    </Container>
  )
}
