import type { Product } from '@teeshala/contract/catalogue/product'
import { readPieces, readRupees } from '@teeshala/contract/catalogue/spreadsheet/read-amount'
import { formatCount } from '@teeshala/contract/count-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../../shared/admin/records/record-column.ts'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import * as texts from '../../../texts/admin/products.ts'
import { EditInPlace } from './edit/EditInPlace.tsx'
import type { useAdjustProduct } from './edit/use-adjust-product.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductTitle } from './ProductTitle.tsx'
import classes from './product-columns.module.css'

type ListChanges = ReturnType<typeof useAdjustProduct> & {
  onDelete: (product: Product) => void
  onDuplicate: (product: Product) => void
}

/** Returns the columns of the list, editable in place for those who may. */
export const productColumns = (mostLow: number, changes?: ListChanges): RecordColumn<Product>[] => [
  {
    header: texts.image,
    inTable: 'picture',
    cell: ({ images }) => (
      <div className={classes.picture}>
        <ProductPicture src={images[0]} alt="" sizes="56px" />
      </div>
    ),
  },
  {
    header: texts.name,
    inCard: 'title',
    cell: (product) => <ProductTitle product={product} opens={changes !== undefined} />,
  },
  {
    header: texts.price,
    inTable: 'whole',
    cell: (product) =>
      changes ? (
        <EditInPlace
          keptAs={`price-of:${product._id}`}
          label={texts.priceOf(product.name)}
          prefix="₹"
          value={product.price}
          read={(typed) => readRupees(typed) ?? texts.aPriceLike499Or1}
          onSave={(price, seen) => changes.setPrice(product, price, seen)}
        />
      ) : (
        formatAmount(product.price)
      ),
  },
  { header: texts.category, inTable: 'whole', cell: ({ category }) => category },
  { header: texts.type, inTable: 'words', cell: ({ type }) => type },
  {
    header: texts.stock,
    inTable: 'whole',
    cell: (product) => (
      <div className={classes.stock}>
        {changes ? (
          <EditInPlace
            keptAs={`stock-of:${product._id}`}
            label={texts.stockOf(product.name)}
            value={product.stock}
            read={(typed) => readPieces(typed) ?? texts.aWholeNumberOfPieces}
            onSave={(stock, seen) => changes.setStock(product, stock, seen)}
          />
        ) : (
          formatCount(product.stock)
        )}
        {product.stock === 0 && <StatusBadge tone="bad">{texts.outOfStock}</StatusBadge>}
        {product.stock > 0 && product.stock <= mostLow && <StatusBadge tone="waiting">{texts.lowStock}</StatusBadge>}
      </div>
    ),
  },
  ...(changes ? [actionsColumn(changes)] : []),
]

const actionsColumn = (changes: ListChanges): RecordColumn<Product> => ({
  header: texts.actions,
  inTable: 'whole',
  cell: (product) => (
    <ProductActions
      product={product}
      onDuplicate={() => changes.onDuplicate(product)}
      onToggleHidden={() => void changes.setHidden(product, !product.isHidden)}
      onDelete={() => changes.onDelete(product)}
    />
  ),
})
