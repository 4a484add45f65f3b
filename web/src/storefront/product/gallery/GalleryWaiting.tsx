import { Skeleton } from '@mantine/core'
import classes from './Gallery.module.css'

const thumbnails = ['first', 'second', 'third', 'fourth']

/** The gallery of a product that is on its way, as large as it will be. */
export function GalleryWaiting() {
  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <Skeleton className={classes.waiting} radius={0} />
      </div>
      <div className={classes.thumbnails}>
        {thumbnails.map((key) => (
          <Skeleton key={key} width="4.75rem" height="5.875rem" radius={0} style={{ flex: 'none' }} />
        ))}
      </div>
    </div>
  )
}
