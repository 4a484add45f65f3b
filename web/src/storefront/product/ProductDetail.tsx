import { Alert, Button } from '@mantine/core'
import { IconPackages } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { choicesRequired, missingChoices, onlyChoices } from '@teeshala/contract/cart/cart-lines'
import { isPrinted, needsPlacement } from '@teeshala/contract/catalogue/blank-or-printed'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { type Placement, sideOf, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import { productTrail } from '@teeshala/contract/catalogue/product-data'
import { formatCount } from '@teeshala/contract/count-format'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { focusOpenChoice } from '../../shared/cart/focus-open-choice.ts'
import { ProductChoices } from '../../shared/cart/ProductChoices.tsx'
import { useProductDraft } from '../../shared/cart/product-draft.ts'
import { type CartChoices, signedInForCart, useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { Price } from '../../shared/catalogue/product-card/Price.tsx'
import { ProductTitle } from '../../shared/catalogue/product-card/ProductTitle.tsx'
import { RecentlyViewed } from '../../shared/catalogue/RecentlyViewed.tsx'
import { stockHint } from '../../shared/catalogue/stock-hint.ts'
import { rememberViewed } from '../../shared/catalogue/viewed-products.ts'
import { PincodeCheck } from '../../shared/delivery/PincodeCheck.tsx'
import { changeShirt, useDrafts, useShirtDraft } from '../../shared/designer/drafts/design-drafts.ts'
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { useOpenedOverPage } from '../../shared/routing/use-opened-over-page.ts'
import { QuantityStepper } from '../../shared/ui/choices/QuantityStepper.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { Breadcrumbs } from '../../shared/ui/heads/Breadcrumbs.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { firstClick } from '../../shared/ui/presses/first-click.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { UploadMissing } from '../../shared/uploads/run-uploads.ts'
import { useIsReading } from '../../shared/uploads/use-is-reading.ts'
import { useUploadPictures } from '../../shared/uploads/use-upload-pictures.ts'
import * as designerTexts from '../../texts/shared/design/designer.ts'
import * as texts from '../../texts/storefront/product.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { galleryViews, viewOfColor } from './gallery/gallery-views.ts'
import { ProductDesign } from './ProductDesign.tsx'
import classes from './ProductDetail.module.css'
import { ProductHead } from './ProductHead.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { Promises } from './Promises.tsx'
import { Rating } from './Rating.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { ShareButton } from './ShareButton.tsx'
import { SizeGuideButton } from './size-guide/SizeGuideButton.tsx'

const ShirtDesigner = lazyPart(async () => (await import('../../shared/designer/ShirtDesigner.tsx')).ShirtDesigner)

const [printed, blank] = [{ kind: 'printed' }, { kind: 'blank' }] as const

/** Returns where a design goes: as chosen, else the most popular placement, or the first one free of the house print. */
function placementOf(product: Product, { placement }: CartChoices): Placement {
  const free = freePlacements(product)
  const wanted = placement ?? usualPlacement
  return free.includes(wanted) ? wanted : (free[0] ?? usualPlacement)
}

/** Returns the view for these choices: the design at its placement, else the chosen colour; before any choice the first picture. */
function viewOf(product: Product, choices: CartChoices, isDesigned: boolean): string | undefined {
  const side = sideOf(placementOf(product, choices))
  if (isDesigned) return side
  return choices.color === undefined ? undefined : viewOfColor(product, choices.color, side)
}

export function ProductDetail({ product }: { product: Product }) {
  useEffect(() => rememberViewed(product._id), [product._id])
  const { draft, change } = useProductDraft(product._id)
  const { quantity } = draft
  const choices: CartChoices = { ...onlyChoices(product), ...draft.choices }
  const { layers: kept } = useShirtDraft(product._id)
  const uploads = useUploadPictures(kept)
  const drawn = useDrafts((drafts) => drafts.drawn)
  const isReading = useIsReading()
  // What was drawn while the product could be printed on does not go on it any more.
  const layers = kept.filter(
    (id) => product.isCustomizable && (drawn[id] || uploads.some((upload) => upload.id === id)),
  )
  const isDesigned = layers.length > 0
  const designer = useOpenedOverPage('designer')
  const [shown, setShown] = useState(() => viewOf(product, draft.choices, isDesigned))
  const [isIncomplete, setIsIncomplete] = useState(false)
  const { mutateAsync: addToCart } = useAddToCart()
  const { mutate: addWithDesign, isPending } = useMutation({
    mutationFn: async () => {
      if (!isDesigned) return addToCart({ product, quantity, ...wanted })
      const { shirtDocument } = await import('../../shared/designer/shirt-document.ts')
      const made = await shirtDocument(product._id, area)
      if ('refusal' in made) {
        toast.bad(made.refusal)
        changeShirt(product._id, { active: made.layer })
        return openDesigner()
      }
      return addToCart({ product, quantity, ...wanted, ...(made.document && { designDocument: made.document }) })
    },
    // Other errors have the call's own message.
    onError: (failure) => {
      if (failure instanceof UploadMissing) toast.bad(failure.message)
    },
  })
  const { data: colors = [], isPending: areColorsPending } = useQuery(productColorsQuery)
  const comesPrinted = isPrinted(product)
  const placement = placementOf(product, choices)
  // On a product with a house print the customer's print is optional: without a design there is none, with one it goes where there is room.
  const wanted = needsPlacement(product) ? choices : { ...choices, placement: isDesigned ? placement : undefined }
  const missing = missingChoices(product, wanted)
  const cut = cutForType(product.type)
  const area = commonPrintArea(cut, placement, choices.size ? [choices.size] : [])
  const views = galleryViews(product, colors)
  const order = useRef<HTMLDivElement>(null)

  // The choice is marked at once; rendering the garment takes longer.
  const [worn, inView] = [useDeferredValue(choices.color), useDeferredValue(shown)]
  const color = colors.find(({ _id }) => _id === (worn ?? product.colors[0]))
  const look = {
    cut,
    color: color?.hexCode ?? undyedCloth,
    colorName: color?.name,
    area: product.isCustomizable ? area : undefined,
    draftKey: isDesigned ? product._id : undefined,
  }
  const hint = stockHint(product.stock)
  const isSoldOut = product.stock === 0

  const choose = (next: CartChoices) => {
    change({ choices: next })
    if (next.placement !== choices.placement) setShown(sideOf(placementOf(product, next)))
    else if (next.color !== choices.color) setShown(viewOf(product, next, isDesigned))
  }

  const openDesigner = () => {
    change({ choices: { ...choices, placement } })
    setShown(sideOf(placement))
    designer.open(product._id)
  }

  const add = () => {
    setIsIncomplete(missing.length > 0)
    if (missing.length > 0) focusOpenChoice(order.current)
    else addWithDesign()
  }

  return (
    <>
      <ProductHead product={product} />
      <Breadcrumbs trail={productTrail(product).map(({ path, label }) => ({ to: path, label }))} here={product.name} />
      <div className={classes.product}>
        <Gallery name={product.name} views={views} shown={inView} onShow={setShown} look={look} />
        <div ref={order} className={classes.order}>
          <ProductTitle product={product} />
          <Rating product={product} />
          <div>
            <Price product={product} size="page" />
            <p className={classes.taxes}>{texts.inclOfAllTaxes}</p>
          </div>
          <Promises price={product.price} isMadeToOrder={product.isCustomizable && !comesPrinted} />
          {isSoldOut ? (
            <Alert color="red">{texts.outOfStock}</Alert>
          ) : (
            <>
              <ProductChoices
                product={product}
                choices={wanted}
                onChange={choose}
                hasDesign={isDesigned}
                isAsked={isIncomplete}
                sizeHelp={<SizeGuideButton product={product} />}
              />
              {product.isCustomizable && (
                <ProductDesign
                  freeSides={comesPrinted ? [...new Set(freePlacements(product).map(sideOf))] : undefined}
                  draftKey={product._id}
                  layers={layers}
                  uploads={uploads}
                  area={area}
                  cloth={{ color: look.color, colorName: choices.color && color?.name }}
                  onTaken={() => setShown(sideOf(placement))}
                  onEdit={openDesigner}
                />
              )}
              <QuantityStepper
                value={quantity}
                max={product.stock}
                onChange={(pieces) => change({ quantity: pieces })}
              />
              {hint && <p className={classes.hint}>{hint}</p>}
            </>
          )}
          {!isSoldOut && <PincodeCheck goods={isDesigned ? printed : blank} />}
          <div className={classes.bar}>
            <ErrorAlert error={isIncomplete && missing.length > 0 && choicesRequired} />
            <div className={classes.actions}>
              <p className={classes.sum}>
                <strong>{formatPrice(product.price * quantity)}</strong>
                {quantity > 1 && <span>{texts.piecesOf(formatCount(quantity))}</span>}
              </p>
              <Button
                color="marigold"
                size="lg"
                className={classes.buy}
                loading={isPending || isReading}
                disabled={isSoldOut}
                onClick={firstClick(() => signedInForCart(add))}
              >
                {texts.addToCart}
              </Button>
              <FavoriteButton product={product} size={50} className={classes.heart} />
            </div>
          </div>
          <div className={classes.actions}>
            {product.isCustomizable && (
              <ButtonLink
                to={`/order/${product._id}`}
                variant="default"
                size="lg"
                className={classes.bulk}
                leftSection={<IconPackages size={20} />}
              >
                {texts.orderInBulk}
              </ButtonLink>
            )}
            <ShareButton name={product.name} />
          </div>
        </div>
      </div>
      {/* The first inks are chosen for the cloth, which has to be known. */}
      {designer.opened && !areColorsPending && (
        <ShirtDesigner
          draftKey={product._id}
          productId={product._id}
          name={product.name}
          cut={cut}
          color={look.color}
          colorName={color?.name}
          colorId={color?._id}
          sizes={choices.size ? [choices.size] : []}
          placements={freePlacements(product)}
          placement={placement}
          onPlacement={(next) => choose({ ...choices, placement: next })}
          doneLabel={designerTexts.done}
          onDone={designer.close}
          onClose={designer.close}
        />
      )}
      <ProductTabs product={product} />
      <RelatedProducts product={product} />
      <RecentlyViewed except={product._id} />
    </>
  )
}
