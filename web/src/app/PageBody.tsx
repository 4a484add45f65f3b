import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import classes from './PageBody.module.css'

/** The main part of every frame. A new page takes the focus, so that keyboard and screen reader start where it starts. */
export function PageBody({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isOnItsWay = useNavigation().state === 'loading'
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      {isOnItsWay && <div className={classes.progress} role="progressbar" aria-label="Loading the page" />}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ScrollRestoration />
    </>
  )
}
