import { sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import type { PlacedDocument } from '@teeshala/contract/design-document/design-document'
import type { Design } from '@teeshala/contract/designs/design'
import { designsOfLine, documentsOfLines } from '@teeshala/contract/designs/line-designs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { linePaise } from '@teeshala/contract/orders/amounts/order-amounts'
import type { Order, OrderItem } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { LinePicture } from '../garment/LinePicture.tsx'
import { DesignLink } from '../ordered-designs/DesignLink.tsx'
import { WrittenTexts } from '../ordered-designs/WrittenTexts.tsx'
import { Swatch } from '../ui/choices/Swatch.tsx'
import { FirstFew } from '../ui/FirstFew.tsx'
import classes from './OrderItems.module.css'

type OrderItemsProps = {
  items: Order['orderItems']
  /** With the customer's designs to open, not only their names. */
  isDetailed?: boolean
  /** More designs on the same shirt (`furtherDesigns`), only for single orders. */
  further?: readonly Design[]
  /** Texts and motifs on the shirt, only for single orders. */
  documents?: readonly PlacedDocument[] | undefined
  /** The label of the customer's print next to a house print: staff read another word than the customer. */
  printLabel?: string
}

/** The lines of an order with all chosen options. */
export function OrderItems({
  items,
  isDetailed = false,
  further = [],
  documents,
  printLabel = texts.yourPrint,
}: OrderItemsProps) {
  return (
    <ul className={classes.items}>
      {items.map((item) => {
        const own = ofItem(item, further, documents)
        return (
          <li key={item._id} className={classes.item}>
            <ItemPicture item={item} {...own} />
            <div>
              <p className={classes.name}>{item.name}</p>
              <Options item={item} />
              <p className={classes.options}>
                {formatCount(item.qty)} × {formatAmount(item.price)}
              </p>
              {item.printedSides && item.placement && (
                <p className={classes.options}>{texts.housePrintOn(sidesInWords(item.printedSides))}</p>
              )}
              {item.placement && (
                <p className={classes.options}>
                  {item.printedSides ? printLabel : texts.placement}: {item.placement}
                </p>
              )}
              {item.design && (
                <p className={classes.options}>
                  {texts.design} {isDetailed ? <DesignLink design={item.design} /> : item.design.name}
                </p>
              )}
              {own.documents && <WrittenTexts documents={own.documents} className={classes.options} />}
              {isDetailed && (
                <FirstFew of={own.further} most={4}>
                  {(design) => (
                    <p key={design.path} className={classes.options}>
                      {texts.furtherDesign} <DesignLink design={design} />
                    </p>
                  )}
                </FirstFew>
              )}
            </div>
            <p className={classes.total}>
              {formatAmount(toRupees(linePaise({ unitPricePaise: toPaise(item.price), quantity: item.qty })))}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

type OwnPrint = { readonly further: readonly Design[]; readonly documents: OrderItemsProps['documents'] }

/** Returns an item's own designs besides its first picture: cart lines have their own, a single order one set for all. */
function ofItem(item: OrderItem, further: readonly Design[], documents: OrderItemsProps['documents']): OwnPrint {
  if (!item.designDocument) return { further, documents }
  return { further: designsOfLine(item).slice(1), documents: documentsOfLines([item]) }
}

type ItemPictureProps = OwnPrint & { item: OrderItem }

function ItemPicture({ item, further, documents }: ItemPictureProps) {
  const { productType: type, design } = item
  const designs = design ? [design, ...further] : []
  return <LinePicture line={{ ...item, type, designs, documents }} sizes="4rem" className={classes.picture} />
}

function Options({ item }: { item: OrderItem }) {
  const color = item.colorName ?? item.color
  if (!item.size && !color) return null
  return (
    <p className={classes.options}>
      {item.size && texts.sizeIs(sizeLabel(item.size))}
      {item.size && color && ' · '}
      {color && (
        <span className={classes.color}>
          <Swatch hex={item.colorHex} /> {color}
        </span>
      )}
    </p>
  )
}
