import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './frame/ErrorPage.tsx'
import { SignInGate } from './frame/SignInGate.tsx'
import { type PageRoute, routeObject } from './page-route.ts'

/** Pages inside a frame, which stays around a page that fails or asks its visitor to sign in. */
export const framedPages = (pages: readonly PageRoute[]): RouteObject => ({
  Component: SignInGate,
  ErrorBoundary: ErrorPage,
  children: pages.map(routeObject),
})
