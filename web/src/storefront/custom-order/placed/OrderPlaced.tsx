import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { LinePicture } from '../../../shared/garment/LinePicture.tsx'
import { trackingAddress } from '../../../shared/link-secrets/placed-order.ts'
import { KeepReady } from '../../../shared/order-lines/KeepReady.tsx'
import { CopyLink } from '../../../shared/ordering/CopyLink.tsx'
import { holdWords } from '../../../shared/orders/hold-words.ts'
import { MissingDesign } from '../../../shared/orders/MissingDesign.tsx'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import * as orderingTexts from '../../../texts/storefront/custom-order.ts'
import * as texts from '../../../texts/storefront/order-placed.ts'
import classes from './OrderPlaced.module.css'
import { type PlacedBulk, type PlacedSingle, placedLine } from './placed-line.ts'

export type OrderPlacedProps = {
  title: string
  order: PlacedSingle | PlacedBulk
  onAnother: () => void
}

/** The confirmation of an order: its id, and its tracking link. */
export function OrderPlaced({ title, order, onAnother }: OrderPlacedProps) {
  const { _id, trackingToken } = order
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  const address = trackingAddress(order)
  const line = placedLine(order)
  const held = holdWords(order)

  return (
    <div className={classes.placed}>
      {line && <LinePicture line={line} sizes="20rem" className={classes.picture} />}
      <div className={classes.told}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p className={classes.id}>
          {texts.order} <strong>{_id}</strong>
        </p>
        {held && <Alert color="marigold">{held}</Alert>}
        <MissingDesign order={order} />
        <p className={classes.words}>{wordsAfter(order)}</p>
        <KeepReady order={order} />
        <div className={classes.actions}>
          <ButtonLink to={address} color="marigold">
            {orderingTexts.trackYourOrder}
          </ButtonLink>
          {trackingToken && <CopyLink address={address} />}
          <Button variant="subtle" onClick={onAnother}>
            {texts.orderAnother}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Returns the text about next steps if the customer has nothing to do, and where to find the order. */
function wordsAfter(order: PlacedSingle | PlacedBulk): string {
  if (order.trackingToken) return texts.youOrderedWithoutAnAccountSo
  const isReady = !order.confirmBy && !order.missingDesigns
  return isReady ? `${texts.wellCheckYourDesign} ${texts.youFindTheOrder}` : texts.youFindTheOrder
}
