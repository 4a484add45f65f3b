import { Button, Skeleton } from '@mantine/core'
import { isRefusal, sentenceFor } from '../../shared/api/api-failure.ts'
import { Amounts } from '../../shared/order-lines/Amounts.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { SmallButton } from '../../shared/ui/SmallButton.tsx'
import * as texts from '../../texts/admin/orders/new-order.ts'
import type { useOrderPrice } from './draft/use-order-price.ts'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'

type SummaryPartProps = {
  priced: ReturnType<typeof useOrderPrice>
  hasLines: boolean
  /** What to do before there is a price. */
  hint?: string
  isCollected: boolean
  /** Why the order was not placed. */
  error: string | undefined
  isPending: boolean
  onPlace: () => void
  /** Absent if the order is cleared elsewhere. */
  onClear?: () => void
}

/** The order's price according to the server, and the button that places it. */
export function SummaryPart(props: SummaryPartProps) {
  const { priced, hasLines, hint, isCollected, error, isPending, onPlace, onClear } = props
  const { price, error: priceError, isSettled, refetch } = priced
  const problem = priceError && sentenceFor(priceError, texts.thePriceCouldNotBeWorked)
  return (
    <FormPart title={texts.total}>
      {!hasLines && <p className={classes.quiet}>{texts.nothingIsOnTheOrderYet}</p>}
      {hasLines && problem && problem !== error && (
        <p className={classes.problem} role="alert">
          {problem}{' '}
          {!isRefusal(priceError) && (
            <SmallButton variant="subtle" onClick={() => refetch()}>
              {texts.tryAgain}
            </SmallButton>
          )}
        </p>
      )}
      {hasLines && !price && !priceError && isSettled && <p className={classes.quiet}>{hint}</p>}
      {hasLines && !price && !priceError && !isSettled && <Skeleton height="6rem" aria-busy />}
      {hasLines && price && !priceError && (
        <div aria-busy={!isSettled}>
          <Amounts
            items={price.itemsPrice}
            shipping={price.shippingPrice}
            isCollected={isCollected}
            discount={price.discount}
            total={price.totalPrice}
          />
        </div>
      )}
      <ErrorAlert error={error} />
      <Button color="marigold" size="lg" loading={isPending} disabled={hasLines && !isSettled} onClick={onPlace}>
        {texts.placeOrder}
      </Button>
      {onClear && (
        <SmallButton variant="subtle" disabled={isPending} onClick={onClear}>
          {texts.startOver}
        </SmallButton>
      )}
    </FormPart>
  )
}
