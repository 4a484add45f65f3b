import { useQuery } from '@tanstack/react-query'
import { garmentPrice } from '@teeshala/contract/bulk/piece-price'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'
import { everyLayerHidden } from '@teeshala/contract/design-document/layer-traits'
import { maxDesigns, tooManyDesigns } from '@teeshala/contract/designs/design'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { amountsOf, linePaise } from '@teeshala/contract/orders/amounts/order-amounts'
import { singleChoicesRequired } from '@teeshala/contract/orders/single-order'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import type { Ask } from '../../../shared/api/asked.ts'
import { useOrderCoupon } from '../../../shared/coupons/use-order-coupon.ts'
import { useDeliveryPromise } from '../../../shared/delivery/use-delivery-promise.ts'
import { changeSingle, clearSingle, placeKey, useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { drawnProblem, orderedLayers } from '../../../shared/designer/layers.ts'
import { useAskedConsent } from '../../../shared/designer/use-asked-consent.ts'
import { checkedBuyer } from '../../../shared/ordering/checked-buyer.ts'
import { useContact } from '../../../shared/ordering/contact/use-contact.ts'
import { shirtsDelivered } from '../../../shared/ordering/delivery-draft.ts'
import { clearExtras } from '../../../shared/ordering/extras/extras-draft.ts'
import { shippingOf } from '../../../shared/ordering/shipping-of.ts'
import { standingRefusal } from '../../../shared/ordering/standing-refusal.ts'
import { useDelivery } from '../../../shared/ordering/use-delivery.ts'
import { useOrderExtras } from '../../../shared/ordering/use-order-extras.ts'
import { useSubmitOrder } from '../../../shared/ordering/use-submit-order.ts'
import { usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { focusNext } from '../../../shared/ui/focus/focus-marked-field.ts'
import * as designerTexts from '../../../texts/shared/design/designer.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { fetchOrderPlaced } from '../placed/order-placed.ts'
import type { PlacedSingle } from '../placed/placed-line.ts'
import type { useSingleGarment } from './use-single-garment.ts'

type Ordering = {
  garment: ReturnType<typeof useSingleGarment>
  nameOf: (placement: Placement) => string
  /** Called when a required choice is missing. */
  onMissing: () => void
  onPlaced: (order: PlacedSingle) => void
}

/** Price, contact, delivery and submission of a single order. `piecePrice`, in rupees, is undefined while loading. */
export function useSingleOrder({ garment, nameOf, onMissing, onPlaced }: Ordering) {
  const { draft, productId, product, laid } = garment
  const { size, color, placement, quantity } = draft
  const { canvas, pictures, written, designs } = laid
  const contact = useContact()
  const { run, isPending, error, setError } = useSubmitOrder({
    page: 'single',
    send: (ask: Ask<'placeOrder'>) => api('placeOrder', ask),
    failed: texts.failedToSubmitOrderLabel,
    onPlaced: (placed) => {
      clearSingle()
      clearExtras('single')
      delivery.saving.save()
      onPlaced(placed)
    },
  })
  // The message about a choice or the design disappears when it is changed.
  useEffect(() => useDrafts.subscribe(() => setError(undefined)), [setError])
  const consent = useAskedConsent(nameOf)
  const [isAsked, setIsAsked] = useState(false)
  const piecePrice = product ? garmentPrice(product) : undefined
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const delivery = useDelivery(shirtsDelivered)
  const promise = useDeliveryPromise({ kind: 'printed' }, delivery.destination)
  const extras = useOrderExtras('single', promise && 'by' in promise ? promise.by : undefined)
  const itemsPaise = linePaise({ unitPricePaise: toPaise(piecePrice ?? 0), quantity })
  const grams = parcelGrams([{ type: product?.type ?? '', pieces: quantity }])
  const { parcel, rule } = shippingOf({ grams, delivery, settings })
  const coupon = useOrderCoupon(amountsOf(itemsPaise, rule), !delivery.isCollected, parcel)
  const { totalPaise } = coupon.amounts
  const payment = usePaymentChoice(
    'single',
    delivery.isCollected
      ? undefined
      : { totalPaise, place: delivery.address, hasOwnPrint: true, prepaidProduct: product?.isPrepaid && product.name },
  )

  const checkBuyer = () => checkedBuyer({ contact, delivery, extras, coupon, payment, totalPaise })
  const order = () => {
    if (!size || !color || !placement) {
      setIsAsked(true)
      const { refusal = '' } = checkBuyer()
      // The buyer's marked fields are below the choices.
      focusNext(onMissing)
      return setError(`${singleChoicesRequired} ${refusal}`)
    }
    // At no price it would be refused.
    if (!product) return setError(texts.thePriceHasNotLoaded)
    if (pictures.length > maxDesigns) return setError(tooManyDesigns)
    const { accepted, traits } = useDrafts.getState()
    const unfit = written.find(({ id, style, design }) => !traits[id]?.isHidden && (!design || drawnProblem(style)))
    if (unfit) {
      changeSingle({ active: unfit.id })
      return setError(drawnProblem(unfit.style) ?? designerTexts.lettersStillLoading)
    }
    if (canvas.layers.length > 0 && designs.length === 0) return setError(everyLayerHidden)
    const blurred = consent.ask(pictures.map((design) => ({ ...design, placement })))
    if (blurred) {
      setError(undefined)
      return changeSingle({ active: blurred.id })
    }
    const buyer = checkBuyer()
    if (!buyer.fields) return setError(buyer.refusal)
    fetchOrderPlaced()
    return run({
      uploads: pictures.map(({ id }) => id),
      request: (pathOf) => ({
        productId,
        size,
        color,
        placement,
        quantity,
        price: toRupees(itemsPaise),
        totalPrice: toRupees(totalPaise),
        ...buyer.fields(),
        note: extras.extras.note,
        ...orderedLayers(
          designs,
          pathOf,
          (id) => accepted[placeKey(id, placement)] === true,
          (id) => traits[id],
        ),
      }),
    })
  }

  return {
    order,
    isAsked,
    isPending,
    error: standingRefusal(error, contact, delivery, extras),
    consent,
    contact,
    delivery,
    promise,
    extras,
    coupon,
    payment,
    piecePrice,
  }
}
