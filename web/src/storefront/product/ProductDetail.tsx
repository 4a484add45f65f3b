import { Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconPackages } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { choicesRequired, missingChoices } from '@teeshala/contract/cart/cart-lines'
import { sideOf, usualPlacement } from '@teeshala/contract/catalogue/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import { cutForType } from '@teeshala/contract/garment/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { focusOpenChoice } from '../../shared/cart/focus-open-choice.ts'
import { ProductChoices } from '../../shared/cart/ProductChoices.tsx'
import { type CartChoices, useAddToCart, useSignedInForCart } from '../../shared/cart/use-add-to-cart.ts'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { Price } from '../../shared/catalogue/Price.tsx'
import { ProductTitle } from '../../shared/catalogue/ProductTitle.tsx'
import { stockHint } from '../../shared/catalogue/stock-hint.ts'
import { PincodeCheck } from '../../shared/delivery/PincodeCheck.tsx'
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx'
import { QuantityStepper } from '../../shared/ui/choices/QuantityStepper.tsx'
import { removeUpload, settleUploads } from '../../shared/uploads/run-uploads.ts'
import { useUploadPictures } from '../../shared/uploads/use-upload-pictures.ts'
import { DesignUpload } from './DesignUpload.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { galleryViews, viewOfColor } from './gallery/gallery-views.ts'
import classes from './ProductDetail.module.css'
import { ProductHead } from './ProductHead.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { type ProductDraft, useProductDraft } from './product-draft.ts'
import { Rating } from './Rating.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { ShareButton } from './ShareButton.tsx'
import { SizeGuideButton } from './size-guide/SizeGuideButton.tsx'

const placementOf = ({ placement }: CartChoices) => placement ?? usualPlacement

/** What to look at after these choices: the design where it goes, else the chosen colour; the first picture before there are any. */
function viewOf(product: Product, { choices, design }: Pick<ProductDraft, 'choices' | 'design'>): string | undefined {
  const side = sideOf(placementOf(choices))
  if (design) return side
  return choices.color === undefined ? undefined : viewOfColor(product, choices.color, side)
}

export function ProductDetail({ product }: { product: Product }) {
  const { draft, change } = useProductDraft(product._id)
  const { choices, quantity, design } = draft
  const [upload] = useUploadPictures(design ? [design] : [])
  const [shown, setShown] = useState(() => viewOf(product, draft))
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isSignedIn = useSignedInForCart()
  const { mutateAsync: addToCart } = useAddToCart()
  // What fails here is said by the design's own card, or by the call.
  const { mutate: addWithDesign, isPending } = useMutation({
    mutationFn: async () => {
      const path = upload && (await settleUploads([upload.id])).get(upload.id)
      return addToCart({ product, quantity, ...choices, ...(path && { design: path }) })
    },
  })
  const { data: colors = [] } = useQuery(productColorsQuery)
  const views = galleryViews(product, colors)
  const order = useRef<HTMLDivElement>(null)

  const color = colors.find(({ _id }) => _id === (choices.color ?? product.colors[0]))
  const placement = placementOf(choices)
  const look = {
    cut: cutForType(product.type),
    color: color?.hexCode ?? undyedCloth,
    colorName: color?.name,
    placement: product.isCustomizable ? placement : undefined,
    design: upload?.picture,
  }
  const hint = stockHint(product.stock)
  const isSoldOut = product.stock === 0

  const choose = (next: CartChoices) => {
    change({ choices: next })
    if (next.placement !== choices.placement) setShown(sideOf(placementOf(next)))
    else if (next.color !== choices.color) setShown(viewOf(product, { choices: next, design }))
  }

  const add = () => {
    if (!isSignedIn()) return
    const isMissing = missingChoices(product, choices).length > 0
    setIsIncomplete(isMissing)
    if (isMissing) focusOpenChoice(order.current)
    else addWithDesign()
  }

  const forgetDesign = () => {
    if (design) removeUpload(design)
    change({ design: undefined })
  }

  return (
    <>
      <ProductHead product={product} />
      <div className={classes.product}>
        <Gallery name={product.name} views={views} shown={shown} onShow={setShown} look={look} />
        <div ref={order} className={classes.order}>
          <ProductTitle product={product} />
          <Rating rating={product.rating} count={product.reviewCount} />
          <Price product={product} size="page" />
          {isSoldOut ? (
            <Alert color="red">Out of stock. It cannot be ordered at the moment.</Alert>
          ) : (
            <>
              <ProductChoices
                product={product}
                choices={choices}
                onChange={choose}
                isAsked={isIncomplete}
                sizeHelp={<SizeGuideButton product={product} />}
              />
              {product.isCustomizable && (
                <DesignUpload
                  upload={upload}
                  onTaken={(id) => {
                    forgetDesign()
                    change({ design: id })
                    setShown(sideOf(placement))
                  }}
                  onForget={forgetDesign}
                  cut={look.cut}
                  placement={placement}
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
          {!isSoldOut && <PincodeCheck goods={{ kind: design ? 'printed' : 'blank' }} />}
          <div className={classes.bar}>
            {isIncomplete && missingChoices(product, choices).length > 0 && (
              <Alert color="red" role="alert">
                {choicesRequired}
              </Alert>
            )}
            <div className={classes.actions}>
              <Button
                color="marigold"
                size="lg"
                className={classes.buy}
                loading={isPending}
                disabled={isSoldOut}
                onClick={add}
              >
                Add to Cart
              </Button>
              <FavoriteButton product={product} size={50} className={classes.heart} />
            </div>
          </div>
          <div className={classes.actions}>
            {product.isCustomizable && (
              <Button
                component={Link}
                to={`/order/${product._id}`}
                variant="default"
                size="lg"
                className={classes.bulk}
                leftSection={<IconPackages size={20} />}
              >
                Order in Bulk
              </Button>
            )}
            <ShareButton name={product.name} />
          </div>
        </div>
      </div>
      <ProductTabs product={product} />
      <RelatedProducts product={product} />
    </>
  )
}
