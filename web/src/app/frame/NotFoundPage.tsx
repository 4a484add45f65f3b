import { Button, Container } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'

export function NotFoundPage() {
  return (
    <Container>
      <PageHead title="Page not found" isUnlisted />
      <Notice
        as="page"
        title="Page not found"
        text="There is nothing at this address. The link may be old, or mistyped."
      >
        <Button component={Link} to="/">
          Go to the shop
        </Button>
      </Notice>
    </Container>
  )
}
