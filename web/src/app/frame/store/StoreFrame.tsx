import { Outlet } from 'react-router-dom'
import { ChoiceSheetHost } from '../../../shared/cart/ChoiceSheetHost.tsx'
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
      <ChoiceSheetHost />
    </div>
  )
}
