import { useQuery } from '@tanstack/react-query'
import { bulkItems, bulkTotalPaise } from '@teeshala/contract/bulk/bulk-lines'
import { garmentPrice, pieceTerms } from '@teeshala/contract/bulk/piece-price'
import { bulkOrderTitle, bulkOrderWords } from '@teeshala/contract/catalogue/bulk-order-words'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { placements as allPlacements, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizesOffered } from '@teeshala/contract/catalogue/options/sizes-offered'
import type { Product } from '@teeshala/contract/catalogue/product'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'
import { maxDesigns, tooManyDesigns } from '@teeshala/contract/designs/design'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { amountsOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { Roster } from '@teeshala/contract/roster/roster'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../shared/api/api.ts'
import type { Ask } from '../../../shared/api/asked.ts'
import { productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { useOrderCoupon } from '../../../shared/coupons/use-order-coupon.ts'
import { useDeliveryPromise } from '../../../shared/delivery/use-delivery-promise.ts'
import { changeBulk, clearBulk, useBulkDraft, useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { useAskedConsent } from '../../../shared/designer/use-asked-consent.ts'
import { checkedBuyer } from '../../../shared/ordering/checked-buyer.ts'
import { ContactProofHost } from '../../../shared/ordering/contact/ContactProofHost.tsx'
import { useContact } from '../../../shared/ordering/contact/use-contact.ts'
import { shirtsDelivered } from '../../../shared/ordering/delivery-draft.ts'
import { clearExtras } from '../../../shared/ordering/extras/extras-draft.ts'
import { shippingOf } from '../../../shared/ordering/shipping-of.ts'
import { standingRefusal } from '../../../shared/ordering/standing-refusal.ts'
import { useDelivery } from '../../../shared/ordering/use-delivery.ts'
import { useOrderExtras } from '../../../shared/ordering/use-order-extras.ts'
import { useSubmitOrder } from '../../../shared/ordering/use-submit-order.ts'
import { usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { whenLoaded } from '../../../shared/ui/when-loaded.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { PlacementCards } from '../PlacementCards.tsx'
import { LatestOrder } from '../placed/LatestOrder.tsx'
import { fetchOrderPlaced } from '../placed/order-placed.ts'
import type { PlacedBulk } from '../placed/placed-line.ts'
import { pieces, withCell } from '../quantity-grid/quantity-table.ts'
import { focusRefusedCell, useRefusedCells } from '../quantity-grid/refused-cells.ts'
import { useSettledLines } from '../quantity-grid/use-bulk-lines.ts'
import { BulkHead } from './BulkHead.tsx'
import { BulkItems } from './BulkItems.tsx'
import classes from './BulkOrderPage.module.css'
import { BulkSummary } from './BulkSummary.tsx'
import { BulkDesigns } from './designs/BulkDesigns.tsx'
import { choosePlacement } from './designs/choose-placement.ts'
import { orderedDesigns, unfitText } from './designs/ordered-designs.ts'
import { useBulkDesigns } from './designs/use-bulk-designs.ts'
import { RosterStep } from './roster/RosterStep.tsx'
import { Step } from './Step.tsx'

type BulkOrderFormProps = { product: Product; onBack: () => void; onPlaced: (order: PlacedBulk) => void }

/** The three steps of a bulk order and its summary. */
export function BulkOrderForm({ product, onBack, onPlaced }: BulkOrderFormProps) {
  const { placements, roster: written } = useBulkDraft(product._id)
  const { lines, settle } = useSettledLines(product._id)
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const { data: allColors = [] } = useQuery(productColorsQuery)
  const contact = useContact()
  const { run, isPending, error, setError } = useSubmitOrder({
    page: 'bulk',
    send: (ask: Ask<'placeBulkOrder'>) => api('placeBulkOrder', ask),
    failed: texts.failedToSubmitOrder,
    onPlaced: (placed) => {
      clearBulk(product._id)
      clearExtras(`bulk ${product._id}`)
      delivery.saving.save()
      onPlaced(placed)
    },
  })
  const consent = useAskedConsent()

  const cut = cutForType(product.type)
  const free = freePlacements(product)
  const usual = free.includes(usualPlacement) ? usualPlacement : (free[0] ?? usualPlacement)
  // A chosen one that is not offered any more is shown until it is given up: an order with it is refused.
  const toChoose = allPlacements.filter((each) => free.includes(each) || placements.includes(each))
  const colors = allColors.filter(({ _id }) => product.colors.length === 0 || product.colors.includes(_id))
  const sizes = sizesOffered(bulkOrderSizes, product.sizes)
  const terms = pieceTerms(toPaise(garmentPrice(product)), settings)
  const items = bulkItems(lines, placements, terms)
  const delivery = useDelivery(shirtsDelivered)
  const promise = useDeliveryPromise({ kind: 'bulk', pieces: pieces(lines) }, delivery.destination)
  const extras = useOrderExtras(`bulk ${product._id}`, promise && 'by' in promise ? promise.by : undefined)
  const grams = parcelGrams([{ type: product.type, pieces: pieces(lines) }])
  const { parcel, rule } = shippingOf({ grams, delivery, settings })
  const coupon = useOrderCoupon(amountsOf(bulkTotalPaise(items), rule), !delivery.isCollected, parcel)
  const payment = usePaymentChoice(
    'bulk',
    delivery.isCollected
      ? undefined
      : {
          totalPaise: coupon.amounts.totalPaise,
          place: delivery.address,
          hasOwnPrint: true,
          prepaidProduct: product.isPrepaid && product.name,
        },
  )
  const designed = useBulkDesigns({ productId: product._id, lines, usual, cut })

  // The message about a cell disappears when it is corrected.
  useEffect(() => useRefusedCells.subscribe(() => setError(undefined)), [setError])
  // So does the message about the design or the roster.
  useEffect(() => useDrafts.subscribe(() => setError(undefined)), [setError])

  const order = () => {
    const refused = focusRefusedCell()
    if (refused) return setError(refused)
    const unfit = unfitText(designed.chosen)
    if (unfit) {
      changeBulk(product._id, () => ({ active: unfit.placement, activeLayer: unfit.id }))
      return setError(unfit.problem)
    }
    const pictures = designed.chosen.flatMap(({ placement, pictures }) =>
      pictures.map((picture) => ({ ...picture, placement })),
    )
    if (pictures.length > maxDesigns) return setError(tooManyDesigns)
    const blurred = consent.ask(pictures)
    if (blurred) {
      setError(undefined)
      return changeBulk(product._id, () => ({ active: blurred.placement, activeLayer: blurred.id }))
    }
    const styles = designed.chosen.flatMap(({ printed }) => printed.map(({ style }) => style))
    if (!written && !styles.some((style) => 'text' in style && style.fills)) return send(pictures, undefined)
    // Most orders have no roster, and do not wait for the code that checks it.
    return whenLoaded(import('./roster/ordered-roster.ts'), ({ orderedRoster }) => {
      const { roster, refusal } = orderedRoster({ written, lines, colors, styles })
      if (refusal) return setError(refusal)
      send(pictures, roster)
    })
  }

  const send = (pictures: readonly { readonly id: string }[], roster: Roster | undefined) => {
    const buyer = checkedBuyer({ contact, delivery, extras, coupon, payment, totalPaise: coupon.amounts.totalPaise })
    if (!buyer.fields) return setError(buyer.refusal)
    fetchOrderPlaced()
    return run({
      uploads: [...new Set(pictures.map(({ id }) => id))],
      request: (pathOf) => ({
        userId: useSession.getState().currentUser?._id ?? null,
        productId: product._id,
        items: items.map(({ pricePaise, ...item }) => ({ ...item, price: toRupees(pricePaise) })),
        designImage: pictures[0] ? pathOf(pictures[0].id) : null,
        ...orderedDesigns(designed.chosen, pathOf, useDrafts.getState()),
        ...(roster && { roster }),
        totalPrice: toRupees(coupon.amounts.totalPaise),
        ...buyer.fields(),
        note: extras.extras.note,
      }),
    })
  }

  const latestOrder = useRef(order)
  useLayoutEffect(() => {
    latestOrder.current = order
  })

  return (
    <>
      <PageHead
        title={bulkOrderTitle(product.name)}
        description={bulkOrderWords(product.name)}
        path={`/order/${product._id}`}
        image={product.images[0]}
      />
      <ContactProofHost />
      <LatestOrder />
      <BulkHead product={product} terms={terms} showListPrice={settings.showListPrice} onBack={onBack} />
      <div className={classes.columns}>
        <div className={classes.steps}>
          <Step number={1} title={texts.designPlacement} hint={texts.chooseOneOrSeveral}>
            <PlacementCards
              type="checkbox"
              legend={texts.placements}
              cut={cut}
              color={colors.find(({ _id }) => _id === lines[0]?.color)?.hexCode ?? undyedCloth}
              placements={toChoose}
              chosen={placements}
              onToggle={(placement) => choosePlacement(product._id, placement, usual, designed)}
            />
          </Step>
          <Step number={2} title={texts.uploadYourDesign}>
            <BulkDesigns
              productId={product._id}
              lines={lines}
              designed={designed}
              usual={usual}
              cut={cut}
              colors={colors}
              consent={consent}
            />
          </Step>
          <RosterStep
            productId={product._id}
            lines={lines}
            designed={designed}
            cut={cut}
            colors={colors}
            sizes={sizes}
          />
          <Step number={3} title={texts.selectItems}>
            <BulkItems productId={product._id} colors={colors} sizes={sizes} />
          </Step>
        </div>
        <div className={classes.summary}>
          <BulkSummary
            lines={lines}
            placements={allPlacements.filter((each) => placements.includes(each))}
            undesigned={designed.chosen.flatMap((each) => (each.isBlank ? each.placement : []))}
            colors={allColors}
            terms={terms}
            coupon={coupon}
            delivery={delivery}
            promise={promise}
            extras={extras}
            contact={contact}
            payment={payment}
            stock={product.stock}
            isSubmitting={isPending}
            error={standingRefusal(error, contact, delivery, extras)}
            onRemove={(line) => changeBulk(product._id, (now) => ({ lines: withCell(now.lines, line, 0) }))}
            onOrder={() => {
              // Input typed a moment ago is included.
              flushSync(settle)
              latestOrder.current()
            }}
          />
        </div>
      </div>
    </>
  )
}
