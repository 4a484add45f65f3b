import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { FirstPaint } from './frame/FirstPaint.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { RootErrorPage } from './frame/RootErrorPage.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { StoreFrame } from './frame/store/StoreFrame.tsx'
import { framed } from './framed.ts'
import { storePages } from './store-pages.ts'

const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootFrame,
    HydrateFallback: FirstPaint,
    ErrorBoundary: RootErrorPage,
    children: [
      { Component: StoreFrame, children: [framed(storePages)] },
      { Component: StoreFrame, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
]

/** Only who goes to an address of the admin area is told which pages it has. */
const addAdminArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/admin(\/|$)/i.test(path)) return
  const { adminArea } = await import('./admin-area.ts')
  patch('root', [adminArea])
}

export const createRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: addAdminArea })
