import { ErrorPage } from './ErrorPage.tsx'

/** The page in place of one whose frame fails as well. */
export function RootErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage />
    </main>
  )
}
