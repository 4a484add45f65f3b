import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated.ts'
import classes from './Gallery.module.css'

const thumbnails = ['first', 'second', 'third', 'fourth']

/** The gallery of a loading product at its final size; with its picture if the page's HTML names it. */
export function GalleryWaiting() {
  const isHydrated = useIsHydrated()
  // The HTML knows nothing about products that the page turns to later.
  const [isOfHtml] = useState(!isHydrated)
  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <Skeleton className={classes.waiting} radius={0} />
        {isOfHtml && <div className={classes.early} />}
      </div>
      <div className={classes.thumbnails}>
        {thumbnails.map((key) => (
          <Skeleton key={key} width="4.75rem" height="5.875rem" radius={0} style={{ flex: 'none' }} />
        ))}
      </div>
    </div>
  )
}
