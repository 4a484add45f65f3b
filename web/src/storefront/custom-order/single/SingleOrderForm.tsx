import { Alert, Button, Title } from '@mantine/core'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { stockMessage } from '@teeshala/contract/catalogue/refusals'
import * as designerTexts from '../../../texts/shared/designer.ts'
import * as designTexts from '../../../texts/shared/designs.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useIntersection } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { garmentPrice } from '@teeshala/contract/bulk/piece-price'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import {
  type Placement,
  placementAliases,
  placements,
  usualPlacement,
} from '@teeshala/contract/catalogue/options/placement'
import { singleOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizesOffered } from '@teeshala/contract/catalogue/options/sizes-offered'
import type { Product } from '@teeshala/contract/catalogue/product'
import { singleOrderProduct } from '@teeshala/contract/catalogue/single-order-product'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'
import { everyLayerHidden } from '@teeshala/contract/design-document/layer-traits'
import { maxDesigns, tooManyDesigns } from '@teeshala/contract/designs/design'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { amountsOf, linePaise } from '@teeshala/contract/orders/amounts/order-amounts'
import { singleChoicesRequired } from '@teeshala/contract/orders/single-order'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import type { Ask } from '../../../shared/api/asked.ts'
import { focusOpenChoice } from '../../../shared/cart/focus-open-choice.ts'
import { productColorsQuery, productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { CouponField } from '../../../shared/coupons/CouponField.tsx'
import { useOrderCoupon } from '../../../shared/coupons/use-order-coupon.ts'
import { PromiseLine } from '../../../shared/delivery/PromiseLine.tsx'
import { useDeliveryPromise } from '../../../shared/delivery/use-delivery-promise.ts'
import { CanvasEditor } from '../../../shared/designer/CanvasEditor.tsx'
import { changeSingle, clearSingle, placeKey, useDrafts } from '../../../shared/designer/design-drafts.ts'
import { openHistory } from '../../../shared/designer/history/design-history.ts'
import { isChoice, stepByKeys } from '../../../shared/designer/history/history-keys.ts'
import { DesignLayers } from '../../../shared/designer/layers/DesignLayers.tsx'
import { drawnProblem, orderedLayers } from '../../../shared/designer/layers.ts'
import { SaveDesign } from '../../../shared/designer/saving/SaveDesign.tsx'
import { useAskedConsent } from '../../../shared/designer/use-asked-consent.ts'
import { useCanvas } from '../../../shared/designer/use-canvas.ts'
import { CompanyFields } from '../../../shared/ordering/CompanyFields.tsx'
import { ContactFields } from '../../../shared/ordering/contact/ContactFields.tsx'
import { useContact } from '../../../shared/ordering/contact/use-contact.ts'
import { DeliveryFields } from '../../../shared/ordering/DeliveryFields.tsx'
import { clearExtras } from '../../../shared/ordering/extras-draft.ts'
import { NeededByField } from '../../../shared/ordering/NeededByField.tsx'
import { PlaceBar } from '../../../shared/ordering/PlaceBar.tsx'
import { PressNote } from '../../../shared/ordering/PressNote.tsx'
import { shippingOf } from '../../../shared/ordering/shipping-of.ts'
import { useDelivery } from '../../../shared/ordering/use-delivery.ts'
import { useOrderExtras } from '../../../shared/ordering/use-order-extras.ts'
import { useSubmitOrder } from '../../../shared/ordering/use-submit-order.ts'
import { PaymentMethods } from '../../../shared/payments/PaymentMethods.tsx'
import { howToPayMissing, usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { ChoiceGroup } from '../../../shared/ui/choices/ChoiceGroup.tsx'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import { actsAsButton } from '../../../shared/ui/presses/acts-as-button.ts'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import classes from '../CustomOrder.module.css'
import { PlacementCards } from '../PlacementCards.tsx'
import { LatestOrder } from '../placed/LatestOrder.tsx'
import type { PlacedSingle } from '../placed/placed-line.ts'
import { GarmentChoice } from './GarmentChoice.tsx'
import { GarmentPeek } from './GarmentPeek.tsx'

/** The single page's own spellings of the placements. */
const spelling = Object.fromEntries(Object.entries(placementAliases).map(([alias, placement]) => [placement, alias]))
const nameOf = (placement: Placement) => spelling[placement] ?? placement

/** As wide as what one piece mostly costs. */
const usualPaise = 12_000

/** Enter on a choice would send the form around it, and with the last choice made that is an order. */
function keepChoosing(event: KeyboardEvent<HTMLFormElement>): void {
  stepByKeys(event)
  const { key, target } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && isChoice(target)) event.preventDefault()
}

export function SingleOrderForm({ onPlaced }: { onPlaced: (order: PlacedSingle) => void }) {
  const draft = useDrafts(({ single }) => single)
  const { productId = singleOrderProduct, size, color, placement, quantity } = draft
  const { data: product } = useQuery(productQuery(productId))
  const { data: colors = [] } = useQuery(productColorsQuery)
  const { contact, problems, change, check } = useContact()
  const { run, isPending, error, setError } = useSubmitOrder({
    page: 'single',
    send: (ask: Ask<'placeOrder'>) => api('placeOrder', ask),
    failed: texts.failedToSubmitOrderLabel,
    onPlaced: (placed) => {
      clearSingle()
      clearExtras()
      delivery.saving.save()
      onPlaced(placed)
    },
  })
  const consent = useAskedConsent(nameOf)

  useEffect(() => openHistory(undefined), [])

  const stage = useIntersection()
  const choices = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isReading = useIsReading()

  const offered = product ? colors.filter(({ _id }) => product.colors.includes(_id)) : colors
  const cloth = offered.find(({ _id }) => _id === color)
  const cut = product ? cutForType(product.type) : 'dry-fit'
  const placeable = product ? freePlacements(product) : placements
  const shownPlacement =
    placement ?? (placeable.includes(usualPlacement) ? usualPlacement : (placeable[0] ?? usualPlacement))
  const area = commonPrintArea(cut, shownPlacement, size ? [size] : [])
  const wanted = { layers: draft.designs, active: draft.active }
  const laid = useCanvas(wanted, area, ({ layers, active }) =>
    changeSingle({ ...(layers && { designs: layers }), ...(active !== undefined && { active }) }),
  )
  const { canvas, pictures, written, designs } = laid
  const piecePrice = product ? garmentPrice(product) : undefined
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const delivery = useDelivery('send')
  const promise = useDeliveryPromise({ kind: 'printed' }, delivery.destination)
  const extras = useOrderExtras(promise && 'by' in promise ? promise.by : undefined)
  const itemsPaise = linePaise({ unitPricePaise: toPaise(piecePrice ?? 0), quantity })
  const grams = parcelGrams([{ type: product?.type ?? '', pieces: quantity }])
  const { parcel, rule } = shippingOf({ grams, delivery, settings })
  const coupon = useOrderCoupon(amountsOf(itemsPaise, rule), !delivery.isCollected, parcel)
  const { shippingPaise, totalPaise } = coupon.amounts
  // Until the price has come its place is kept, so that nothing moves when it does.
  const awaited = piecePrice === undefined ? classes.awaited : undefined
  const total = formatAmount(toRupees(piecePrice === undefined ? usualPaise : totalPaise))
  const payment = usePaymentChoice(
    'single',
    delivery.isCollected
      ? undefined
      : { totalPaise, place: delivery.address, hasOwnPrint: true, prepaidProduct: product?.isPrepaid && product.name },
  )

  const order = (event: FormEvent) => {
    event.preventDefault()
    if (!size || !color || !placement) {
      setIsAsked(true)
      focusOpenChoice(choices.current)
      return setError(singleChoicesRequired)
    }
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
    const isAddressGood = delivery.check()
    const areExtrasGood = extras.check()
    if (!check(!delivery.isCollected) || !isAddressGood || !areExtrasGood) return setError(texts.checkTheMarkedFields)
    const paymentMethod = payment.value
    if (!paymentMethod) return setError(howToPayMissing(payment.accepted))
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
        ...coupon.request(),
        ...orderedLayers(
          designs,
          pathOf,
          (id) => accepted[placeKey(id, placement)] === true,
          (id) => traits[id],
        ),
        contact,
        ...delivery.request(contact),
        ...extras.company(),
        ...extras.day(),
        note: extras.extras.note,
        paymentMethod,
      }),
    })
  }

  const choose = (changes: Parameters<typeof changeSingle>[0]) => {
    setError(undefined)
    changeSingle(changes)
  }

  const changeGarment = (garment: Product) => {
    setError(undefined)
    useDrafts.setState(({ single: { color: _, placement: __, size: ___, ...kept } }) => ({
      single: {
        ...kept,
        productId: garment._id,
        ...(size && sizesOffered(singleOrderSizes, garment.sizes).includes(size) && { size }),
        ...(color && garment.colors.includes(color) && { color }),
        ...(placement && freePlacements(garment).includes(placement) && { placement }),
      },
    }))
  }

  return (
    <form onSubmit={order} onKeyDown={keepChoosing} noValidate>
      <LatestOrder />
      <Title order={1}>
        {productId === singleOrderProduct ? texts.polyesterDryfitTShirt : (product?.name ?? texts.yourGarment)}
      </Title>
      <p className={classes.price}>
        {piecePrice !== undefined && (
          <>
            <strong>{formatPrice(piecePrice)}</strong> {texts.perPieceYourPrintIncluded}
          </>
        )}
      </p>
      <GarmentChoice product={product} onChosen={changeGarment} />
      <div className={classes.columns}>
        <div ref={stage.ref} className={classes.stays}>
          <CanvasEditor
            canvas={canvas}
            cut={cut}
            color={cloth?.hexCode ?? undyedCloth}
            colorName={cloth?.name}
            designs={designs}
            consent={consent}
          />
        </div>
        <div className={classes.form}>
          <div className={classes.form} ref={choices}>
            <DesignLayers
              page="single"
              legend={texts.uploadYourDesign}
              laid={laid}
              layersNow={() => useDrafts.getState().single.designs}
              cloth={cloth?.hexCode ?? undyedCloth}
            />
            {canvas.layers.length > 0 && (
              <SaveDesign draftKey="single" productId={productId} color={color} canvas={canvas} />
            )}
            <PlacementCards
              type="radio"
              legend={texts.placement}
              cut={cut}
              color={cloth?.hexCode ?? undyedCloth}
              placements={placeable}
              chosen={placeable.filter((each) => each === placement)}
              nameOf={nameOf}
              onToggle={(chosen) => choose({ placement: chosen })}
              isAsked={isAsked}
            />
            <ColorChoice
              label={texts.colour}
              value={color}
              colors={offered}
              onChange={(chosen) => choose({ color: chosen })}
              isAsked={isAsked}
            />
            <ChoiceGroup
              label={texts.size}
              value={size}
              options={sizesOffered(singleOrderSizes, product?.sizes ?? []).map((each) => ({
                value: each,
                label: sizeLabel(each),
              }))}
              onChange={(chosen) => choose({ size: chosen })}
              isAsked={isAsked}
            />
            <QuantityStepper
              value={quantity}
              {...(product && { max: product.stock })}
              onChange={(pieces) => choose({ quantity: pieces })}
            />
            {product && product.stock < quantity && <Alert color="red">{stockMessage(product.stock)}</Alert>}
          </div>
          <ContactFields contact={contact} problems={problems} onChange={change} reason={texts.soThatWeCanAskAbout} />
          <DeliveryFields {...delivery} />
          <PromiseLine promise={promise} />
          <NeededByField {...extras} />
          <PressNote
            value={extras.extras.note}
            hint={texts.whatWeShouldKnowSuchAsAColour}
            onChange={(note) => extras.change({ note })}
          />
          <CompanyFields {...extras} />
          <CouponField coupon={coupon} />
          <PaymentMethods {...payment} />
          <p className={classes.total}>
            {texts.total} <strong className={awaited}>{total}</strong>{' '}
            {shippingPaise > 0 && texts.withShippingFor(formatPrice(toRupees(shippingPaise)))}
            {coupon.price &&
              coupon.price.discount > 0 &&
              texts.lessWithAmount(formatAmount(coupon.price.discount), coupon.code)}
          </p>
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <PlaceBar
            beside={
              <GarmentPeek
                cut={cut}
                color={cloth?.hexCode ?? undyedCloth}
                area={area}
                designs={designs}
                stage={stage.entry}
              />
            }
            label={
              <span>
                {texts.submitOrder} <span className={awaited}>· {total}</span>
              </span>
            }
            busyLabel={texts.submitting}
            isBusy={isPending}
            isDisabled={coupon.isAsking}
            missing={isReading ? designTexts.readingYourFile : undefined}
          />
          <Button component={Link} to="/order" {...actsAsButton} size="lg" variant="default">
            {texts.bulkOrderLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}
