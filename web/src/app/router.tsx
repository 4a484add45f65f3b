import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { FirstPaint } from './frame/FirstPaint.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { RootErrorPage } from './frame/RootErrorPage.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { StoreFrame } from './frame/store/StoreFrame.tsx'
import { framedPages } from './framed-pages.ts'
import { storePages } from './store-pages.ts'

const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootFrame,
    HydrateFallback: FirstPaint,
    ErrorBoundary: RootErrorPage,
    children: [
      { Component: StoreFrame, children: [framedPages(storePages)] },
      { Component: StoreFrame, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
]

/** The tables of the admin area's pages and of its calls are loaded with its first address. */
const addAdminArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/admin(\/|$)/i.test(path)) return
  const [{ adminArea }] = await Promise.all([
    import('./admin-area.ts'),
    import('@teeshala/contract/api/staff-addresses'),
  ])
  patch('root', [adminArea])
}

export const createRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: addAdminArea })
