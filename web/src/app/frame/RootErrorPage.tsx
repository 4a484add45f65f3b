import { ErrorPage } from './ErrorPage.tsx'

/** Replaces a page whose frame fails as well. */
export function RootErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage />
    </main>
  )
}
