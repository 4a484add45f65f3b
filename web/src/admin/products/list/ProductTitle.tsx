import type { Product } from '@teeshala/contract/catalogue/product'
import { useAddress } from '../../../shared/address/use-address.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/admin/products.ts'
import classes from './ProductTitle.module.css'
import { editParameter } from './words.ts'

type ProductTitleProps = {
  product: Product
  /** Whether the name opens the edit dialog; otherwise it links to the product's page, which hidden ones lack. */
  opens: boolean
}

/** A product's name, linked, with its flags. */
export function ProductTitle({ product, opens }: ProductTitleProps) {
  const { link } = useAddress()
  const { _id, name, isHidden, isBestSeller, isNew, isSeasonal, isCustomizable, isPrinted } = product
  const marks = [
    isBestSeller && texts.bestSeller,
    isNew && texts.newLabel,
    isSeasonal && texts.seasonal,
    isPrinted && texts.printed,
    isCustomizable && texts.customizable,
  ].filter(Boolean)
  return (
    <div className={classes.title}>
      {opens && (
        <Link to={link({ [editParameter]: _id })} preventScrollReset className={classes.name} aria-haspopup="dialog">
          {name}
        </Link>
      )}
      {!opens && !isHidden && (
        <Link to={`/product/${_id}`} className={classes.name}>
          {name}
        </Link>
      )}
      {!opens && isHidden && <span className={classes.plain}>{name}</span>}
      {isHidden && <span className={classes.hidden}>{texts.hidden}</span>}
      {marks.length > 0 && <span className={classes.marks}>{marks.join(' · ')}</span>}
    </div>
  )
}
