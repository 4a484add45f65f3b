import type { ReactNode, Ref } from 'react'
import classes from './ProductGrid.module.css'

type ProductGridProps = { children: ReactNode; isBusy?: boolean; ref?: Ref<HTMLUListElement> }

/** Cards in two or four columns, depending on the screen's width. */
export function ProductGrid({ children, isBusy = false, ref }: ProductGridProps) {
  return (
    <ul ref={ref} className={classes.grid} aria-busy={isBusy}>
      {children}
    </ul>
  )
}
