import { Container } from '@mantine/core'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/first-visit.ts'

export function NotFoundPage() {
  return (
    <Container>
      <PageHead title={texts.pageNotFound} isUnlisted />
      <Notice as="page" title={texts.pageNotFound} text={texts.thereIsNothingAtThisAddress}>
        <ButtonLink to="/">{texts.goToTheShop}</ButtonLink>
      </Notice>
    </Container>
  )
}
