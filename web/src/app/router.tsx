import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { onSessionEnded } from '../shared/session/session-ended.ts'
import { currentUser } from '../shared/session/session-store.ts'
import { Gate } from './Gate.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { adminPages, type Page, shopPages } from './pages.ts'
import { ScreenError } from './ScreenError.tsx'
import { ShopFrame } from './ShopFrame.tsx'

const maySee = ({ access }: Page) =>
  access === 'public' || (access === 'admin' ? currentUser()?.isAdmin : currentUser())

/** A page whose screen and data are fetched side by side, and neither for who may not see it. */
function routeOf(page: Page): RouteObject {
  return {
    path: page.path,
    ErrorBoundary: ScreenError,
    async lazy() {
      const { Component, loader } = await page.screen()
      return {
        element: (
          <Gate page={page}>
            <Component />
          </Gate>
        ),
        loader: (args: LoaderFunctionArgs) => (maySee(page) ? (loader?.(args) ?? null) : null),
      }
    },
  }
}

export const router = createBrowserRouter([
  {
    ErrorBoundary: ScreenError,
    HydrateFallback: LoadingScreen,
    children: [
      { element: <ShopFrame />, children: [...shopPages.map(routeOf), { path: '*', element: <NotFoundPage /> }] },
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('./admin/AdminFrame.tsx')).AdminFrame }),
        children: adminPages.map(routeOf),
      },
    ],
  },
])

onSessionEnded(() => {
  const { pathname, search } = router.state.location
  router.navigate(`/signin?from=${encodeURIComponent(pathname + search)}`)
})
