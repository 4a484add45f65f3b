import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { FirstPaint } from './frame/FirstPaint.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { RootErrorPage } from './frame/RootErrorPage.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { StoreFrame } from './frame/store/StoreFrame.tsx'
import { framedPages } from './framed-pages.ts'
import type { LoadedPage } from './page-route.ts'
import { storePages } from './store-pages.ts'

/** Returns all routes of the shop. A page whose code is loaded already is not lazy. */
export const shopRoutes = (loaded?: LoadedPage): RouteObject[] => [
  {
    id: 'root',
    Component: RootFrame,
    HydrateFallback: FirstPaint,
    ErrorBoundary: RootErrorPage,
    children: [
      { Component: StoreFrame, children: [framedPages(storePages, loaded)] },
      { Component: StoreFrame, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
]

/** Tells the router not to wait for the page's loader: the prerendered page shows a loading state. */
export const withoutData = ({ route }: LoadedPage) => ({ loaderData: { [route.path]: null } })

/** The admin area's pages and calls are loaded with its first URL. */
const addAdminArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/admin(\/|$)/i.test(path)) return
  const [{ adminArea }] = await Promise.all([
    import('./admin-area.ts'),
    import('@teeshala/contract/api/staff-addresses'),
  ])
  patch('root', [adminArea])
}

export const createRouter = (loaded?: LoadedPage) =>
  createBrowserRouter(shopRoutes(loaded), {
    patchRoutesOnNavigation: addAdminArea,
    ...(loaded && { hydrationData: withoutData(loaded) }),
  })
