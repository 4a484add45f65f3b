import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CartCard } from '../../shared/cart/CartCard.tsx'
import { productsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { suggestionsQuery } from '../../shared/catalogue/search-queries.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { noProductsFound } from '../../texts/first-visit.ts'
import * as texts from '../../texts/storefront/catalogue.ts'
import classes from './NothingFound.module.css'
import { SoughtPages } from './SoughtPages.tsx'

const mostBestSellers = 4

/** An empty listing; for a search, with suggestions and popular products. */
export function NothingFound({ q }: { q: string | undefined }) {
  return q ? (
    <NothingSought q={q} />
  ) : (
    <Notice title={noProductsFound} text={texts.trySelectingADifferentCategory}>
      <ShowAll />
    </Notice>
  )
}

function ShowAll() {
  return (
    <ButtonLink to="?" preventScrollReset variant="default">
      {texts.showAll}
    </ButtonLink>
  )
}

function NothingSought({ q }: { q: string }) {
  const { data: suggested } = useQuery(suggestionsQuery(q))
  const { data: best } = useInfiniteQuery(productsQuery({ best: true }))
  const products = best?.pages[0]?.items.slice(0, mostBestSellers) ?? []
  const instead = suggested?.instead ?? []
  const isNarrowed = (suggested?.products.length ?? 0) > 0
  return (
    <>
      <SoughtPages q={q} />
      <Notice title={noProductsFound} text={texts.noResultsFor(q, isNarrowed)}>
        {instead.map((words) => (
          <ButtonLink key={words} to={`?q=${encodeURIComponent(words)}`} preventScrollReset>
            {texts.didYouMean(words)}
          </ButtonLink>
        ))}
        <ShowAll />
      </Notice>
      {products.length > 0 && (
        <>
          <h2 className={classes.title}>{texts.bestSellers}</h2>
          <ProductGrid>
            {products.map((product) => (
              <CartCard key={product._id} product={product} />
            ))}
          </ProductGrid>
        </>
      )}
    </>
  )
}
