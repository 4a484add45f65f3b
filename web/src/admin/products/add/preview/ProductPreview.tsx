import { Button, SegmentedControl } from '@mantine/core'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProductCard } from '../../../../shared/catalogue/product-card/ProductCard.tsx'
import { useUploads } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import type { ProductValues } from '../../form/product-values.ts'
import { PagePreview } from './PagePreview.tsx'
import classes from './ProductPreview.module.css'
import { previewedProduct } from './previewed-product.ts'

/** How the shop will show the product, updated while typing: in a listing, or on its page. Not interactive. */
export function ProductPreview({ values }: { values: ProductValues }) {
  const [search, setSearch] = useSearchParams()
  const isPage = search.get('preview') === 'page'
  const uploads = useUploads((state) => state.uploads)
  const product = useDeferredValue(previewedProduct(values, uploads))
  return (
    <section className={classes.preview} aria-label={texts.preview}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.preview}</h2>
        <SegmentedControl
          aria-label={texts.previewOf}
          data={[
            { value: 'card', label: texts.card },
            { value: 'page', label: texts.page },
          ]}
          value={isPage ? 'page' : 'card'}
          onChange={(shown) =>
            setSearch(shown === 'page' ? { preview: 'page' } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      <div inert className={classes.look}>
        {isPage ? (
          <PagePreview product={product} />
        ) : (
          <ul className={classes.card}>
            <ProductCard product={product} isFirst heart={null}>
              <Button variant="outline">{texts.addToCart}</Button>
            </ProductCard>
          </ul>
        )}
      </div>
    </section>
  )
}
