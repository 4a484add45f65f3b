import { Button, Container, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CartCard } from '../../shared/cart/CartCard.tsx'
import { type Listing as Asked, pageSize, productsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { ProductCardSkeleton } from '../../shared/catalogue/product-card/ProductCardSkeleton.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/first-visit.ts'
import { CatalogueTools } from './CatalogueTools.tsx'
import { Filters } from './filters/Filters.tsx'
import classes from './Listing.module.css'
import { listingOf } from './listing-address.ts'
import { PlainList } from './PlainList.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { useEndless } from './use-endless.ts'

const NothingFound = lazyPart(() => import('./NothingFound.tsx').then((module) => module.NothingFound))

/** As many as the first page at every width, so that the page has its final height before its products load. */
const placeholders = Array.from({ length: 8 }, (_, index) => index)

/** How many pages load automatically; then a button is needed, so that the footer can be reached. */
const endlessPages = 4

const loadFailed = texts.failedToLoadData

type ListingProps = {
  title: string
  lead?: string
  /** The page's own filter, besides the URL's. */
  of?: Asked
  /** Shown above the title. */
  above?: ReactNode
  /** Whether the listing is the whole page, and its title the page's heading. */
  isPage?: boolean
}

/** The grid of products for the URL, page by page. */
export function Listing({ title, lead, of = {}, above, isPage = false }: ListingProps) {
  const [search] = useSearchParams()
  const asked = listingOf(search, of)
  const { data, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    productsQuery(asked),
  )
  // Rendering twelve cards takes a phone longer than a press may wait.
  const shown = useDeferredValue(data)
  const isWaiting = shown === undefined && status !== 'error'
  const products = shown?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = shown !== undefined && products.length === 0 && !hasNextPage
  const canGoOn = hasNextPage && !isFetchNextPageError
  // A search page may be empty with more behind it; the visitor should not have to ask for those.
  const isEndless = products.length < pageSize * endlessPages
  // Until new products are rendered, the end of the list is where it was.
  const isDrawn = shown === data
  const end = useEndless(canGoOn && isEndless && !isFetchingNextPage && isDrawn, fetchNextPage)
  const grid = useRef<HTMLUListElement>(null)

  /** Set by the button: keyboard focus continues at the first new product, not at the end of the page. */
  const goOnAt = useRef<number>(undefined)
  const showMore = async () => {
    goOnAt.current = products.length
    const { isFetchNextPageError: hasFailed } = await fetchNextPage()
    if (hasFailed) goOnAt.current = undefined
  }
  // Only once the new products are rendered, possibly some frames after their response.
  useEffect(() => {
    const first = goOnAt.current
    if (first === undefined || products.length <= first) return
    goOnAt.current = undefined
    grid.current?.children[first]?.querySelector<HTMLElement>('h3 a')?.focus()
  }, [products.length])

  return (
    <Container
      component="section"
      id="collections"
      aria-labelledby="collections-title"
      className={isPage ? classes.page : undefined}
    >
      {above}
      <Title order={isPage ? 1 : 2} id="collections-title" className={classes.title}>
        {title}
      </Title>
      {lead && <p className={classes.lead}>{lead}</p>}
      <CatalogueTools isOfOneCategory={of.category !== undefined || of.seasonal !== undefined} />
      <TypeFilter />
      <Filters asked={asked} />
      {status === 'error' && !data && (
        <Notice title={loadFailed} isError>
          <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
        </Notice>
      )}
      {isEmpty && <NothingFound q={asked.q} />}
      {isPage && products.length > 0 && <h2 className={classes.unseen}>{texts.products}</h2>}
      {isWaiting && <PlainList title={title} of={of} />}
      {(isWaiting || products.length > 0) && (
        <ProductGrid ref={grid} isBusy={isWaiting}>
          {products.map((product, index) => (
            <CartCard key={product._id} product={product} isFirst={index === 0} />
          ))}
          {isWaiting && placeholders.map((key) => <ProductCardSkeleton key={key} />)}
        </ProductGrid>
      )}
      <p role="status" className={classes.count}>
        {isFetchNextPageError ? loadFailed : products.length > 0 && texts.productsSoFar(products.length, hasNextPage)}
        {isEmpty && <span className={classes.unseen}>{texts.noProductsFound}</span>}
      </p>
      <div ref={end} className={classes.more}>
        {hasNextPage && (
          <Button variant="outline" size="lg" loading={isFetchingNextPage} onClick={showMore}>
            {isFetchNextPageError ? texts.tryAgain : texts.showMore}
          </Button>
        )}
      </div>
    </Container>
  )
}
