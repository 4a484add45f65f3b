import { Alert, Button, Title } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type Placement, placementAliases } from '@teeshala/contract/catalogue/options/placement'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { productNotFound, stockMessage } from '@teeshala/contract/catalogue/refusals'
import { singleOrderProduct } from '@teeshala/contract/catalogue/single-order-product'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { toRupees } from '@teeshala/contract/money'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { failedWith } from '../../../shared/api/api-failure.ts'
import { focusOpenChoice } from '../../../shared/cart/focus-open-choice.ts'
import { CanvasEditor } from '../../../shared/designer/CanvasEditor.tsx'
import { changeSingle, useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { openHistory } from '../../../shared/designer/history/design-history.ts'
import { isChoice, stepByKeys } from '../../../shared/designer/history/history-keys.ts'
import { DesignLayers } from '../../../shared/designer/layers/DesignLayers.tsx'
import { SaveDesign } from '../../../shared/designer/saving/SaveDesign.tsx'
import { PlaceBar } from '../../../shared/ordering/PlaceBar.tsx'
import { PaymentMethods } from '../../../shared/payments/PaymentMethods.tsx'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { BelowFirstScreen } from '../../../shared/ui/BelowFirstScreen.tsx'
import { ChoiceGroup } from '../../../shared/ui/choices/ChoiceGroup.tsx'
import { QuantityStepper } from '../../../shared/ui/choices/QuantityStepper.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { actsAsButton } from '../../../shared/ui/presses/acts-as-button.ts'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import * as designTexts from '../../../texts/shared/design/designs.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import classes from '../CustomOrder.module.css'
import { PlacementCards } from '../PlacementCards.tsx'
import { LatestOrder } from '../placed/LatestOrder.tsx'
import type { PlacedSingle } from '../placed/placed-line.ts'
import { ShirtBuyerFields } from '../ShirtBuyerFields.tsx'
import { GarmentChoice } from './GarmentChoice.tsx'
import { GarmentPeek } from './GarmentPeek.tsx'
import { useGarmentOfAddress } from './use-garment-of-address.ts'
import { useSingleGarment } from './use-single-garment.ts'
import { useSingleOrder } from './use-single-order.ts'

/** The single page's own spelling of placements. */
const spelling = Object.fromEntries(Object.entries(placementAliases).map(([alias, placement]) => [placement, alias]))
const nameOf = (placement: Placement) => spelling[placement] ?? placement

/** The width of a typical piece price. */
const usualPaise = 12_000

/** Enter on a choice would submit the surrounding form, and after the last choice that places an order. */
function keepChoosing(event: KeyboardEvent<HTMLFormElement>): void {
  stepByKeys(event)
  const { key, target } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && isChoice(target)) event.preventDefault()
}

/** The single order page: garment with design, choices, and order form. */
export function SingleOrderForm({ onPlaced }: { onPlaced: (order: PlacedSingle) => void }) {
  const choices = useRef<HTMLDivElement>(null)
  const garment = useSingleGarment()
  const takeGarment = useGarmentOfAddress()
  const { draft, productId, product, failure, colors, sizes, cloth, cut, placeable, area, laid } = garment
  const { size, color, placement, quantity } = draft
  const { canvas, designs } = laid
  const onMissing = () => focusOpenChoice(choices.current)
  const ordering = useSingleOrder({ garment, nameOf, onMissing, onPlaced })
  const { isAsked, consent, contact, delivery, extras, coupon, piecePrice, error } = ordering
  useEffect(() => openHistory(undefined), [])
  const stage = useIntersection()
  const isReading = useIsReading()

  const { shippingPaise, totalPaise } = coupon.amounts
  // Until the price has loaded its space is reserved, so that nothing moves.
  const awaited = piecePrice === undefined ? classes.awaited : undefined
  const total = formatAmount(toRupees(piecePrice === undefined ? usualPaise : totalPaise))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ordering.order()
  }

  return (
    <form onSubmit={submit} onKeyDown={keepChoosing} noValidate>
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
      {failure && (
        <Alert color="red" role="alert">
          {failedWith(failure.error, 'NOT_FOUND') ? productNotFound : texts.failedToLoadProduct}{' '}
          <Button size="compact-sm" variant="white" loading={failure.isAsking} onClick={() => failure.askAgain()}>
            {texts.tryAgain}
          </Button>
        </Alert>
      )}
      <GarmentChoice product={product} onChosen={takeGarment} />
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
              onToggle={(chosen) => changeSingle({ placement: chosen })}
              isAsked={isAsked}
            />
            <ColorChoice
              label={texts.colour}
              value={color}
              colors={colors}
              onChange={(chosen) => changeSingle({ color: chosen })}
              isAsked={isAsked}
            />
            <ChoiceGroup
              label={texts.size}
              value={size}
              options={sizes.map((each) => ({
                value: each,
                label: sizeLabel(each),
              }))}
              onChange={(chosen) => changeSingle({ size: chosen })}
              isAsked={isAsked}
            />
            <QuantityStepper
              value={quantity}
              {...(product && { max: product.stock })}
              onChange={(pieces) => changeSingle({ quantity: pieces })}
            />
            {product && product.stock < quantity && <Alert color="red">{stockMessage(product.stock)}</Alert>}
          </div>
          <BelowFirstScreen>
            <ShirtBuyerFields {...{ contact, delivery, totalPaise, extras, coupon }} promise={ordering.promise} />
            <PaymentMethods {...ordering.payment} isCollected={delivery.isCollected} />
          </BelowFirstScreen>
          <p className={classes.total}>
            {texts.total} <strong className={awaited}>{total}</strong>{' '}
            {shippingPaise > 0 && texts.withShippingFor(formatPrice(toRupees(shippingPaise)))}
            {coupon.price &&
              coupon.price.discount > 0 &&
              texts.lessWithAmount(formatAmount(coupon.price.discount), coupon.code)}
          </p>
          {canvas.layers.length === 0 && <p className={classes.quiet}>{texts.noDesignYet()}</p>}
          <ErrorAlert error={error} />
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
            label={texts.submitOrder}
            amount={total}
            isAwaited={awaited !== undefined}
            busyLabel={texts.submitting}
            isBusy={ordering.isPending}
            isDisabled={coupon.isAsking}
            missing={isReading ? designTexts.readingYourFile : undefined}
          />
          <ButtonLink to="/order" {...actsAsButton} size="lg" variant="default">
            {texts.bulkOrderLabel}
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}
