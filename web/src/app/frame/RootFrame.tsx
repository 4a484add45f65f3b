import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ToastHost } from '../../shared/ui/ToastHost.tsx'
import classes from './RootFrame.module.css'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** What every page has, storefront and admin alike. */
export function RootFrame() {
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
      <ToastHost />
    </>
  )
}
