import { Button, Container, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.tsx'
import { ProductCardSkeleton } from '../../shared/catalogue/product-card/ProductCardSkeleton.tsx'
import { favoritesQuery } from '../../shared/favorites/favorites-query.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { ListHead } from '../../shared/ui/heads/ListHead.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/favorites.ts'
import { FavoriteCard } from './FavoriteCard.tsx'
import classes from './FavoritesPage.module.css'
import { useLikedProducts } from './use-liked-products.ts'
import { useRemoveAll } from './use-remove-all.ts'

/** The customer's favourites. */
export function FavoritesPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const favorites = useQuery(favoritesQuery(userId))
  const ids = favorites.data ?? []
  const { liked, isLoading, hasFailed, isWhole, showMore } = useLikedProducts(ids)
  const removal = useRemoveAll(userId)
  const isEmpty = liked.length === 0
  const isWaiting = favorites.isPending || (isLoading && isEmpty)

  return (
    <Container className={classes.page}>
      <PageHead title={texts.yourFavorites} />
      {favorites.isLoadingError || (hasFailed && isEmpty) ? (
        <FailedNotice as="page" text={texts.failedToLoadYourFavorites} onRetry={() => window.location.reload()} />
      ) : !isWaiting && isWhole && isEmpty ? (
        <Notice as="page" title={texts.noFavoritesYet} text={texts.tapTheHeartOnAnythingYouLike}>
          <ButtonLink to="/products">{texts.exploreProducts}</ButtonLink>
        </Notice>
      ) : (
        <>
          <ListHead
            title={texts.yourFavorites}
            count={isWaiting ? undefined : texts.itemsSaved(isWhole ? liked.length : ids.length)}
          >
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
          {!isWaiting && !isWhole && (
            <Button variant="outline" size="lg" mt="xl" loading={isLoading} onClick={showMore}>
              {texts.showMore}
            </Button>
          )}
          {hasFailed && (
            <Text c="red" mt="sm" role="alert">
              {texts.failedToLoadYourFavorites}
            </Text>
          )}
        </>
      )}
    </Container>
  )
}
