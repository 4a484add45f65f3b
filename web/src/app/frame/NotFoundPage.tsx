import { Container } from '@mantine/core'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/first-visit.ts'

/** Replaces a page whose address leads nowhere; the way on is to the shop, or in the admin area back to its first page. */
export function NotFoundPage() {
  const isAdminArea = useLocation().pathname.startsWith('/admin/')
  return (
    <Container>
      <PageHead title={texts.pageNotFound} isUnlisted />
      <Notice as="page" title={texts.pageNotFound} text={texts.thereIsNothingAtThisAddress}>
        <ButtonLink to={isAdminArea ? '/admin' : '/'}>
          {isAdminArea ? texts.goToTheAdminArea : texts.goToTheShop}
        </ButtonLink>
      </Notice>
    </Container>
  )
}
