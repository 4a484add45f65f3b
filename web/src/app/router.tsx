import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ErrorPage } from './frame/ErrorPage.tsx'
import { FirstPaint } from './frame/FirstPaint.tsx'
import { NotFoundPage } from './frame/NotFoundPage.tsx'
import { RootFrame } from './frame/RootFrame.tsx'
import { SignInGate } from './frame/SignInGate.tsx'
import { StoreFrame } from './frame/StoreFrame.tsx'
import { type PageRoute, routeObject } from './page-route.ts'
import { adminPages, storePages } from './routes.ts'

const framed = (pages: readonly PageRoute[]): RouteObject => ({
  Component: SignInGate,
  ErrorBoundary: ErrorPage,
  children: pages.map(routeObject),
})

const routes: RouteObject[] = [
  {
    Component: RootFrame,
    HydrateFallback: FirstPaint,
    ErrorBoundary: ErrorPage,
    children: [
      { Component: StoreFrame, children: [framed(storePages)] },
      {
        lazy: { Component: () => import('./frame/AdminFrame.tsx').then(({ AdminFrame }) => AdminFrame) },
        children: [framed(adminPages), { path: '/admin/*', Component: NotFoundPage }],
      },
      { Component: StoreFrame, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
