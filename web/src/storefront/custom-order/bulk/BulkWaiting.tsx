import { Skeleton, Title } from '@mantine/core'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { BackToProducts } from './BackToProducts.tsx'
import classes from './BulkOrderPage.module.css'
import { Step } from './Step.tsx'

/** A bulk order whose product is loading: the first screen has its final layout. */
export function BulkWaiting({ onBack }: { onBack: () => void }) {
  return (
    <>
      <BackToProducts onBack={onBack} />
      <div className={classes.head} aria-busy>
        <div className={classes.gallery}>
          <div className={classes.picture}>
            <Skeleton height="100%" radius={0} />
            <div className={classes.early} />
          </div>
          <div className={classes.thumbnails} />
        </div>
        <div>
          <Title order={1}>{texts.bulkOrder}</Title>
          <Skeleton className={classes.price} height="2.25rem" width="6rem" />
          <Skeleton className={classes.terms} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.steps}>
          <Step number={1} title={texts.designPlacement} hint={texts.chooseOneOrSeveral}>
            <Skeleton height="23rem" aria-busy />
          </Step>
          <Step number={2} title={texts.uploadYourDesign}>
            <Skeleton height="34rem" aria-busy />
          </Step>
          <Step number={3} title={texts.selectItems}>
            <Skeleton height="34rem" aria-busy />
          </Step>
        </div>
        <Skeleton className={classes.summary} height="34rem" aria-busy />
      </div>
    </>
  )
}
