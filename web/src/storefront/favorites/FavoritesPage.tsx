import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { ProductCardSkeleton } from '../../shared/catalogue/product-card/ProductCardSkeleton.tsx'
import { productsByIdQuery } from '../../shared/catalogue/products-by-id-query.ts'
import { favoritesQuery } from '../../shared/favorites/favorites-query.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { ListHead } from '../../shared/ui/heads/ListHead.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/favorites.ts'
import { FavoriteCard } from './FavoriteCard.tsx'
import classes from './FavoritesPage.module.css'
import { useRemoveAll } from './use-remove-all.ts'

/** One call of the API returns so many products by their ids. */
const pageSize = 96

/** What a customer likes. */
export function FavoritesPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const [shownCount, setShownCount] = useState(pageSize)
  const favorites = useQuery(favoritesQuery(userId))
  const ids = favorites.data ?? []
  const products = useQuery(productsByIdQuery(ids.slice(0, shownCount)))
  const removal = useRemoveAll(userId)
  const liked = ids.flatMap((id) => products.data?.filter(({ _id }) => _id === id) ?? [])
  const isWaiting = favorites.isPending || (ids.length > 0 && products.isPending)

  return (
    <Container className={classes.page}>
      <PageHead title={texts.yourFavorites} />
      {favorites.isError || products.isError ? (
        <Notice as="page" isError title={texts.oops} text={texts.failedToLoadYourFavorites}>
          <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
        </Notice>
      ) : !isWaiting && liked.length === 0 ? (
        <Notice as="page" title={texts.noFavoritesYet} text={texts.tapTheHeartOnAnythingYouLike}>
          <Button component={Link} to="/products">
            {texts.exploreProducts}
          </Button>
        </Notice>
      ) : (
        <>
          <ListHead title={texts.yourFavorites} count={isWaiting ? undefined : texts.itemsSaved(liked.length)}>
            <Button
              variant="default"
              loading={removal.isPending}
              disabled={isWaiting}
              onClick={() => removal.mutate(ids)}
            >
              {texts.removeAll}
            </Button>
          </ListHead>
          <ProductGrid isBusy={isWaiting}>
            {isWaiting && [0, 1, 2, 3].map((key) => <ProductCardSkeleton key={key} />)}
            {liked.map((product, index) => (
              <FavoriteCard key={product._id} product={product} isFirst={index === 0} />
            ))}
          </ProductGrid>
          {ids.length > shownCount && (
            <Button variant="outline" size="lg" mt="xl" onClick={() => setShownCount(shownCount + pageSize)}>
              {texts.showMore}
            </Button>
          )}
        </>
      )}
    </Container>
  )
}
