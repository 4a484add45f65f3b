import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/admin/dashboard.ts'
import classes from './Panel.module.css'

type Listed = { readonly _id: string; readonly name: string; readonly image: string }
type ProductRowsProps<Product extends Listed> = {
  products: readonly Product[]
  /** The figure at the end of a product's row. */
  number: (product: Product) => string
}

/** Products with picture and name; one that is no longer sold is not linked. */
export function ProductRows<Product extends Listed>({ products, number }: ProductRowsProps<Product>) {
  return (
    <ul className={classes.list}>
      {products.map((product) => (
        <li key={product._id} className={classes.row}>
          {product.image ? (
            <img className={classes.picture} src={product.image} alt="" />
          ) : (
            <span className={classes.picture} />
          )}
          {product.name ? (
            <Link className={classes.main} to={`/admin/product-list?q=${encodeURIComponent(product.name)}`}>
              {product.name}
            </Link>
          ) : (
            <span className={classes.main}>{texts.aProductThatIsNoLonger}</span>
          )}
          <span className={classes.number}>{number(product)}</span>
        </li>
      ))}
    </ul>
  )
}
