import type { Product } from '@teeshala/contract/catalogue/product'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../shared/address/use-address.ts'
import classes from './ProductTitle.module.css'
import { editParameter } from './words.ts'

/** A product's name, which opens it beside the list, and what it is marked with. */
export function ProductTitle({ product }: { product: Product }) {
  const { link } = useAddress()
  const { _id, name, isHidden, isBestSeller, isNew, isSeasonal, isCustomizable } = product
  const marks = [
    isBestSeller && 'Best seller',
    isNew && 'New',
    isSeasonal && 'Seasonal',
    isCustomizable && 'Customizable',
  ].filter(Boolean)
  return (
    <div className={classes.title}>
      <Link to={link({ [editParameter]: _id })} preventScrollReset className={classes.name} aria-haspopup="dialog">
        {name}
      </Link>
      {isHidden && <span className={classes.hidden}>Hidden</span>}
      {marks.length > 0 && <span className={classes.marks}>{marks.join(' · ')}</span>}
    </div>
  )
}
