import { Button, Container } from '@mantine/core'
import { Link } from '../../shared/routing/Link.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/first-visit.ts'

export function NotFoundPage() {
  return (
    <Container>
      <PageHead title={texts.pageNotFound} isUnlisted />
      <Notice as="page" title={texts.pageNotFound} text={texts.thereIsNothingAtThisAddress}>
        <Button component={Link} to="/">
          {texts.goToTheShop}
        </Button>
      </Notice>
    </Container>
  )
}
