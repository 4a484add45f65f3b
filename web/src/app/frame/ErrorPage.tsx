import { Button, Container } from '@mantine/core'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const notOpened = 'This page could not be opened. Please check your connection and try again.'

/** The page in place of one that cannot be shown, inside the frame that stays around it. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAllowed />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <Container>
      <PageHead title="Something went wrong" />
      <Notice as="page" isError title="Oops!" text={sentenceFor(error, notOpened)}>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <Button component={Link} to="/" variant="default">
          Go to the shop
        </Button>
      </Notice>
    </Container>
  )
}

function NotAllowed() {
  const isStaff = useSession(({ currentUser }) => currentUser?.isAdmin === true)
  if (isStaff) {
    return (
      <Container>
        <PageHead title="Not allowed" />
        <Notice
          as="page"
          title="Not allowed"
          text="Your role does not open this page. An owner of the shop can change that."
        >
          <Button component={Link} to="/admin">
            Go to the admin area
          </Button>
        </Notice>
      </Container>
    )
  }
  return (
    <Container>
      <PageHead title="Not allowed" />
      <Notice as="page" title="Not allowed" text="This part of Teeshala is for the people who run the shop.">
        <Button component={Link} to="/">
          Go to the shop
        </Button>
      </Notice>
    </Container>
  )
}
