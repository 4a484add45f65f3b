import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/storefront/accounts.ts'
import { AccountForm } from './AccountForm.tsx'
import { LeaveLinkForm } from './LeaveLinkForm.tsx'

/**
 * The target of unsubscribe links. It asks for confirmation, because mail scanners open links by themselves; without a valid link,
 * it offers to mail one.
 */
export function LeaveNewsletterPage() {
  const token = useLocation().hash.slice(1)
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({ mutationFn: () => api('leaveNewsletter', { body: { token } }) })
  const isOver = failedWith(leave.error, 'INVALID_INPUT')

  if (leave.isSuccess) {
    return (
      <AccountForm title={texts.youHaveLeft} lead="">
        <Stack>
          <Text role="status">{texts.weAreSorryToSeeYouGo}</Text>
          <ButtonLink to="/products">{texts.continueShopping}</ButtonLink>
        </Stack>
      </AccountForm>
    )
  }
  if (token === '' || isAsking) return <LeaveLinkForm />
  return (
    <AccountForm title={texts.leaveTheNewsletter} lead={isOver ? '' : texts.oneLastPress}>
      <Stack>
        <ErrorAlert error={leave.error && sentenceFor(leave.error, texts.youCouldNotLeave)} />
        {isOver ? (
          <Button size="lg" onClick={() => setIsAsking(true)}>
            {texts.sendANewLink}
          </Button>
        ) : (
          <Button size="lg" aria-busy={leave.isPending} onClick={() => !leave.isPending && leave.mutate()}>
            {leave.isPending ? texts.leaving : texts.leaveTheNewsletter}
          </Button>
        )}
      </Stack>
    </AccountForm>
  )
}
