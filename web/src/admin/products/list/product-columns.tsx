import type { Product } from '@teeshala/contract/catalogue/product'
import type { RecordColumn } from '../../../shared/admin/record-column.ts'
import { ProductPicture } from '../../../shared/catalogue/ProductPicture.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { EditInPlace } from './EditInPlace.tsx'
import { typedPrice, typedStock } from './numbers.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductTitle } from './ProductTitle.tsx'
import classes from './product-columns.module.css'
import type { useAdjustProduct } from './use-adjust-product.ts'

type ListActions = ReturnType<typeof useAdjustProduct> & {
  mostLow: number
  onDelete: (product: Product) => void
  onDuplicate: (product: Product) => void
}

/** What the list tells of each product, and what can be changed where it stands. */
export const productColumns = (list: ListActions): RecordColumn<Product>[] => [
  {
    header: 'Image',
    inTable: 'picture',
    cell: ({ images }) => (
      <div className={classes.picture}>
        <ProductPicture src={images[0]} alt="" sizes="56px" />
      </div>
    ),
  },
  { header: 'Name', inCard: 'title', cell: (product) => <ProductTitle product={product} /> },
  {
    header: 'Price',
    inTable: 'whole',
    cell: (product) => (
      <EditInPlace
        label={`Price of ${product.name}`}
        prefix="₹"
        value={product.price}
        read={typedPrice}
        onSave={(price) => list.setPrice(product, price)}
      />
    ),
  },
  { header: 'Category', inTable: 'whole', cell: ({ category }) => category },
  { header: 'Type', cell: ({ type }) => type },
  {
    header: 'Stock',
    inTable: 'whole',
    cell: (product) => (
      <div className={classes.stock}>
        <EditInPlace
          label={`Stock of ${product.name}`}
          value={product.stock}
          read={typedStock}
          onSave={(stock) => list.setStock(product, stock)}
        />
        {product.stock === 0 && <StatusBadge tone="bad">Out of stock</StatusBadge>}
        {product.stock > 0 && product.stock <= list.mostLow && <StatusBadge tone="waiting">Low stock</StatusBadge>}
      </div>
    ),
  },
  {
    header: 'Actions',
    inTable: 'whole',
    cell: (product) => (
      <ProductActions
        product={product}
        onDuplicate={() => list.onDuplicate(product)}
        onToggleHidden={() => void list.setHidden(product, !product.isHidden)}
        onDelete={() => list.onDelete(product)}
      />
    ),
  },
]
