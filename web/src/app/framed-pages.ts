import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './frame/ErrorPage.tsx'
import { SignInGate } from './frame/SignInGate.tsx'
import { type LoadedPage, type PageRoute, routeObject } from './page-route.ts'

/** Returns pages as routes inside a frame, which stays when a page fails or asks its visitor to sign in. */
export const framedPages = (pages: readonly PageRoute[], loaded?: LoadedPage): RouteObject => ({
  Component: SignInGate,
  ErrorBoundary: ErrorPage,
  children: pages.map((page) => routeObject(page, loaded)),
})
