import { Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { memo } from 'react'
import { CartCard } from '../../shared/cart/CartCard.tsx'
import { productsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import * as texts from '../../texts/storefront/product.ts'
import classes from './RelatedProducts.module.css'

const count = 4

/** Other products of the same type; not re-rendered with each choice above them. */
export const RelatedProducts = memo(function RelatedProducts({ product: { _id, type } }: { product: Product }) {
  const { data } = useInfiniteQuery(productsQuery({ type }))
  const related = data?.pages[0]?.items.filter((other) => other._id !== _id).slice(0, count) ?? []
  if (related.length === 0) return null
  return (
    <section className={classes.related} aria-labelledby="related">
      <Title order={2} id="related" className={classes.title}>
        {texts.youMayAlsoLike}
      </Title>
      <ProductGrid>
        {related.map((other) => (
          <CartCard key={other._id} product={other} />
        ))}
      </ProductGrid>
    </section>
  )
})
