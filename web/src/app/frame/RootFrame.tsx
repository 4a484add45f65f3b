import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SignInSheetHost } from '../../shared/accounts/SignInSheetHost.tsx'
import { ToastHost } from '../../shared/ui/toasts/ToastHost.tsx'
import * as texts from '../../texts/first-visit.ts'
import classes from './RootFrame.module.css'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { forgetPlaceOfNewVisit, scrollKey } from './scroll-place.ts'

const placesKey = forgetPlaceOfNewVisit()

/** What all pages share, storefront and admin. */
export function RootFrame() {
  // The head elements in index.html for browsers without scripts would duplicate the page's own.
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-shell]')) element.remove()
  }, [])
  return (
    <>
      <a className={classes.skip} href="#main">
        {texts.skipToContent}
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration storageKey={placesKey} getKey={scrollKey} />
      <SignInSheetHost />
      <ToastHost />
    </>
  )
}
