import { Outlet } from 'react-router-dom'
import { StoreFooter } from './StoreFooter.tsx'
import classes from './StoreFrame.module.css'
import { StoreHeader } from './StoreHeader.tsx'

/** The storefront around its pages. */
export function StoreFrame() {
  return (
    <div className={classes.frame}>
      <StoreHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <StoreFooter />
    </div>
  )
}
