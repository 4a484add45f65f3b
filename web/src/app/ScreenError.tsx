import { Button } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Notice } from '../shared/feedback/Notice.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A screen that broke, or whose code could not be fetched: after a release, or without a connection. */
export function ScreenError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main role="alert">
      <Notice title="This page could not be shown" text="Please check your connection and load the page again.">
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </Notice>
    </main>
  )
}
