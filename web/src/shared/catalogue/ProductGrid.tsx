import type { ReactNode } from 'react'
import classes from './ProductGrid.module.css'

/** Cards in one, two or four columns, by the width of the screen. */
export function ProductGrid({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <ul className={classes.grid} aria-busy={isBusy}>
      {children}
    </ul>
  )
}
