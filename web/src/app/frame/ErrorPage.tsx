import { Button, Container } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/first-visit.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const notOpened = texts.thisPageCouldNotBeOpened

/** Replaces a page that cannot be shown, inside its frame. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 403) return <NotAllowed />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <Container>
      <PageHead title={texts.somethingWentWrong} />
      <Notice as="page" isError title={texts.oops} text={sentenceFor(error, notOpened)}>
        <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
        <Button component={Link} to="/" variant="default">
          {texts.goToTheShop}
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
        <PageHead title={texts.notAllowed} />
        <Notice as="page" title={texts.notAllowed} text={texts.yourRoleDoesNotOpenThisPage}>
          <Button component={Link} to="/admin">
            {texts.goToTheAdminArea}
          </Button>
        </Notice>
      </Container>
    )
  }
  return (
    <Container>
      <PageHead title={texts.notAllowed} />
      <Notice as="page" title={texts.notAllowed} text={texts.thisPartIsForThePeopleWhoRunTheShop}>
        <Button component={Link} to="/">
          {texts.goToTheShop}
        </Button>
      </Notice>
    </Container>
  )
}
