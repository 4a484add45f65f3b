import { Button, Container } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
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
        <ButtonLink to="/" variant="default">
          {texts.goToTheShop}
        </ButtonLink>
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
          <ButtonLink to="/admin">{texts.goToTheAdminArea}</ButtonLink>
        </Notice>
      </Container>
    )
  }
  return (
    <Container>
      <PageHead title={texts.notAllowed} />
      <Notice as="page" title={texts.notAllowed} text={texts.thisPartIsForThePeopleWhoRunTheShop}>
        <ButtonLink to="/">{texts.goToTheShop}</ButtonLink>
      </Notice>
    </Container>
  )
}
