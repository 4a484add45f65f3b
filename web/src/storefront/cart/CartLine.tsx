import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CartItem, CartProduct, ChangeCartItemRequest } from '@teeshala/contract/cart/cart'
import { isDesignUnprintable } from '@teeshala/contract/cart/cart-lines'
import { noLongerPrintedOn, productUnavailable, stockMessage } from '@teeshala/contract/catalogue/refusals'
import { designOf } from '@teeshala/contract/designs/design'
import { designsOfLine, documentsOfLines, hasOwnDesign } from '@teeshala/contract/designs/line-designs'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { ProductChoices } from '../../shared/cart/ProductChoices.tsx'
import type { CartChoices } from '../../shared/cart/use-add-to-cart.ts'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductName } from '../../shared/catalogue/product-card/ProductName.tsx'
import { LinePicture } from '../../shared/garment/LinePicture.tsx'
import { useOpenedOverPage } from '../../shared/routing/use-opened-over-page.ts'
import { QuantityStepper } from '../../shared/ui/choices/QuantityStepper.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import * as texts from '../../texts/storefront/cart.ts'
import classes from './CartLine.module.css'
import { ChosenOptions } from './ChosenOptions.tsx'

const LineDesigner = lazyPart(async () => (await import('./LineDesigner.tsx')).LineDesigner)

type CartLineProps = {
  item: CartItem
  /** Pieces available besides the cart's other lines of the product. */
  most: number
  onChange: (change: ChangeCartItemRequest) => void
  /** Rejects if the server refuses it. */
  onRedesign: (change: ChangeCartItemRequest) => Promise<unknown>
  onRemove: () => void
}

/** One line of the cart: product, missing choices, quantity, amount. */
export function CartLine({ item, most, onChange, onRedesign, onRemove }: CartLineProps) {
  const { product } = item
  const name = product?.name ?? productUnavailable
  const asked = useAsked(item)
  return (
    <li className={classes.line}>
      <ItemPicture item={item} />
      <div>
        <ProductName name={name} to={product ? `/product/${item.productId}` : undefined} />
        {product && <ChosenOptions item={item} className={classes.chosen} />}
        {product && <Remarks item={item} product={product} />}
        {product && <StockRemark item={item} product={product} most={most} onChange={onChange} />}
        {product && isDesignUnprintable(product, item) && <UnprintableDesign name={name} onChange={onChange} />}
        {product && asked.length > 0 && <MissingChoices asked={asked} product={product} onChange={onChange} />}
        <div className={classes.controls}>
          {product && product.stock > 0 && (
            <QuantityStepper
              hideLabel
              of={name}
              value={item.quantity}
              max={Math.max(most, item.quantity)}
              onChange={(quantity) => onChange({ quantity })}
            />
          )}
          {product?.isCustomizable && item.placement && (
            <EditDesign item={item} product={product} onRedesign={onRedesign} />
          )}
          <Button variant="subtle" size="sm" onClick={onRemove} aria-label={texts.removeNamed(name)} data-removes>
            {texts.remove}
          </Button>
        </div>
      </div>
      {product && <p className={classes.total}>{formatAmount(item.lineTotal)}</p>}
    </li>
  )
}

type EditDesignProps = Pick<CartLineProps, 'item' | 'onRedesign'> & { product: CartProduct }

/** Opens the designer for the line. */
function EditDesign({ item, product, onRedesign }: EditDesignProps) {
  const designer = useOpenedOverPage('designer')
  const label = hasOwnDesign(item) ? texts.editDesign : texts.addDesign
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        aria-label={texts.designOn(label, product.name)}
        onClick={() => designer.open(item._id)}
      >
        {label}
      </Button>
      {designer.opened === item._id && (
        <LineDesigner item={item} product={product} onSave={onRedesign} onClose={designer.close} />
      )}
    </>
  )
}

function ItemPicture({ item }: { item: CartItem }) {
  const { product, color: colorId, placement, design, designDocument } = item
  const { data: colors } = useQuery(productColorsQuery)
  const color = colors?.find(({ _id }) => _id === colorId)
  return (
    <LinePicture
      line={{
        ...product,
        name: product?.name ?? productUnavailable,
        colorName: color?.name,
        colorHex: color?.hexCode,
        placement,
        designs: designsOfLine({ designDocument, design: design === undefined ? undefined : designOf(design) }),
        documents: designDocument && documentsOfLines([item]),
      }}
      sizes="8rem"
      className={classes.picture}
    />
  )
}

/** Returns what the line has lacked since the page was opened, so that a choice can be changed while the page is open. */
function useAsked({ missing }: CartItem): CartItem['missing'] {
  const [asked, setAsked] = useState(missing)
  const added = missing.filter((name) => !asked.includes(name))
  if (added.length > 0) setAsked([...asked, ...added])
  return asked
}

type MissingChoicesProps = {
  asked: CartItem['missing']
  product: CartProduct
  onChange: CartLineProps['onChange']
}

/** Asks for a line's missing choices; a choice shows at once. */
function MissingChoices({ asked, product, onChange }: MissingChoicesProps) {
  const [chosen, setChosen] = useState<CartChoices>({})
  return (
    <div className={classes.missing}>
      <ProductChoices
        product={{
          sizes: asked.includes('size') ? product.sizes : [],
          colors: asked.includes('color') ? product.colors : [],
          isCustomizable: asked.includes('placement'),
          printedSides: product.printedSides,
        }}
        hasDesign={asked.includes('placement')}
        choices={chosen}
        onChange={(choices) => {
          setChosen(choices)
          onChange(choices)
        }}
      />
    </div>
  )
}

type StockRemarkProps = { item: CartItem; product: CartProduct; most: number; onChange: CartLineProps['onChange'] }

/** Says how many are left if stock has run short since, with a button to take that many. */
function StockRemark({ item, product, most, onChange }: StockRemarkProps) {
  if (item.quantity <= most) return null
  return (
    <div className={classes.short}>
      <p className={classes.remark}>{product.stock === 0 ? texts.outOfStock : stockMessage(product.stock)}</p>
      {most > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => onChange({ quantity: most })}>
          {texts.takeAtMost(most)}
        </Button>
      )}
    </div>
  )
}

/** Says that the product takes no prints any more, with a button to keep it without the design. */
function UnprintableDesign({ name, onChange }: { name: string; onChange: CartLineProps['onChange'] }) {
  return (
    <div className={classes.short}>
      <p className={classes.remark}>{noLongerPrintedOn}</p>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.designOn(texts.removeDesign, name)}
        onClick={() => onChange({ designDocument: null })}
      >
        {texts.removeDesign}
      </Button>
    </div>
  )
}

function Remarks({ item, product }: { item: CartItem; product: CartProduct }) {
  const isPriceNew = item.seenPrice !== product.price
  return (
    <>
      <p className={classes.chosen}>{texts.eachPrice(formatPrice(product.price))}</p>
      {isPriceNew && (
        <p className={classes.remark}>
          {texts.priceHasChanged(formatPrice(item.seenPrice), formatPrice(product.price))}
        </p>
      )}
      {item.missing.length > 0 && <p className={classes.remark}>{texts.pleaseChoose(item.missing)}</p>}
    </>
  )
}
