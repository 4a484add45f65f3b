import { Button, Container, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { productsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductCard } from '../../shared/catalogue/ProductCard.tsx'
import { ProductCardSkeleton } from '../../shared/catalogue/ProductCardSkeleton.tsx'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import classes from './Listing.module.css'
import { listingOf } from './listing-address.ts'
import { TypeFilter } from './TypeFilter.tsx'

/** As many as a first page at every width, so that the page has its final height before its products come. */
const placeholders = Array.from({ length: 8 }, (_, index) => index)

/** The grid of products that the address asks for, page by page. */
export function Listing({ title }: { title: string }) {
  const [search] = useSearchParams()
  const { data, status, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    productsQuery(listingOf(search)),
  )
  const products = data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <Container component="section" id="collections" aria-labelledby="collections-title">
      <Title order={2} id="collections-title" className={classes.title}>
        {title}
      </Title>
      <TypeFilter />
      {status === 'error' && (
        <Notice title="Failed to load data. Please try again later." isError>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
        </Notice>
      )}
      {status === 'success' && products.length === 0 && !hasNextPage && (
        <Notice title="No products found" text="Try selecting a different category" />
      )}
      {(status === 'pending' || products.length > 0) && (
        <ProductGrid isBusy={status === 'pending'}>
          {products.map((product, index) => (
            <ProductCard key={product._id} product={product} isFirst={index < 4} />
          ))}
          {status === 'pending' && placeholders.map((key) => <ProductCardSkeleton key={key} />)}
        </ProductGrid>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="outline" size="lg" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Container>
  )
}
