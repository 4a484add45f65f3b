import { Alert } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { bulkLinesRequired, bulkPlacementRequired } from '@teeshala/contract/bulk/bulk-order-request'
import { type PieceTerms, piecePaise } from '@teeshala/contract/bulk/piece-price'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { useId } from 'react'
import { PlaceBar } from '../../../shared/ordering/PlaceBar.tsx'
import { OrderPayment } from '../../../shared/payments/OrderPayment.tsx'
import type { usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { useKeptFocus } from '../../../shared/ui/focus/use-kept-focus.ts'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import * as designTexts from '../../../texts/shared/design/designs.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { pieces } from '../quantity-grid/quantity-table.ts'
import { ShirtBuyerFields, type ShirtBuyerFieldsProps } from '../ShirtBuyerFields.tsx'
import { BulkPrices } from './BulkPrices.tsx'
import classes from './BulkSummary.module.css'

type BulkSummaryProps = Omit<ShirtBuyerFieldsProps, 'totalPaise'> & {
  lines: readonly BulkLine[]
  placements: readonly Placement[]
  /** Chosen placements without a design. */
  undesigned: readonly Placement[]
  colors: readonly ProductColor[]
  terms: PieceTerms
  payment: ReturnType<typeof usePaymentChoice>
  stock: number
  isSubmitting: boolean
  error: string | undefined
  onRemove: (line: BulkLine) => void
  onOrder: () => void
}

/** 'Order Items', contact and 'Place Order'. */
export function BulkSummary(props: BulkSummaryProps) {
  const { lines, placements, undesigned, colors, terms, coupon, delivery, contact, stock, isSubmitting, error } = props
  const { promise, extras } = props
  const { amounts, price } = coupon
  const isReading = useIsReading()
  const title = useId()
  const totalPrice = toRupees(amounts.totalPaise)
  const { place, leaves } = useKeptFocus<HTMLElement>()
  const count = pieces(lines)
  const eachPaise = piecePaise(terms, placements.length, count)
  const missing = placements.length === 0 ? bulkPlacementRequired : lines.length === 0 ? bulkLinesRequired : undefined

  return (
    <section ref={place} aria-labelledby={title} className={classes.summary}>
      <h2 id={title} className={classes.title}>
        {texts.orderItems}
      </h2>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{texts.coloursAndSizesThatYouAdd}</p>
      ) : (
        <ul className={classes.lines}>
          {lines.map((line, index) => {
            const { color, size, quantity } = line
            const { name = color, hexCode = '' } = colors.find(({ _id }) => _id === color) ?? {}
            return (
              <li key={`${color} ${size}`}>
                <span className={classes.dye} style={{ background: hexCode }} />
                <span className={classes.name}>
                  {name}, {sizeLabel(size)} <span className={classes.times}>× {formatCount(quantity)}</span>
                </span>
                <span className={classes.price}>
                  {formatPrice(toRupees(placements.length > 0 ? quantity * eachPaise : 0))}
                </span>
                <button
                  type="button"
                  aria-label={texts.removeNamed(name, sizeLabel(size))}
                  title={texts.remove}
                  data-removes
                  onClick={() => {
                    leaves(index)
                    props.onRemove(line)
                  }}
                >
                  <IconX size={18} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <dl className={classes.sums}>
        <div>
          <dt>{texts.pieces}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
        <div>
          <dt>{texts.printsPerPiece}</dt>
          <dd>{placements.length > 0 ? placements.join(', ') : texts.noneYet}</dd>
        </div>
        <div>
          <dt>{texts.pricePerPiece}</dt>
          <dd>{formatPrice(toRupees(eachPaise))}</dd>
        </div>
        {!delivery.isCollected && count > 0 && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{amounts.shippingPaise > 0 ? formatPrice(toRupees(amounts.shippingPaise)) : texts.free}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>{texts.couponCode(coupon.code)}</dt>
            <dd>{price.discount > 0 ? `−${formatAmount(price.discount)}` : texts.freeShipping}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{texts.total}</dt>
          <dd>{formatAmount(totalPrice)}</dd>
        </div>
      </dl>
      <BulkPrices terms={terms} prints={placements.length} pieces={count} />
      {undesigned.length > 0 && lines.length > 0 && (
        <p className={classes.quiet}>{texts.noDesignYet(undesigned.join(', '))}</p>
      )}
      {count > stock && <Alert color="red">{stockMessage(stock)}</Alert>}
      <ShirtBuyerFields {...{ contact, delivery, promise, extras, coupon }} totalPaise={amounts.totalPaise} />
      <OrderPayment
        kind="bulk"
        totalPaise={amounts.totalPaise}
        isCollected={delivery.isCollected}
        payment={props.payment}
      />
      <ErrorAlert error={error} />
      <PlaceBar
        label={texts.placeOrder}
        amount={formatAmount(totalPrice)}
        busyLabel={texts.processingOrder}
        isBusy={isSubmitting}
        isDisabled={coupon.isAsking}
        missing={isReading ? designTexts.readingYourFile : missing}
        onClick={props.onOrder}
      />
    </section>
  )
}
