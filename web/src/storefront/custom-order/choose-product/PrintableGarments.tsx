import { Button, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { garmentPrice } from '@teeshala/contract/bulk/piece-price'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { useAddress } from '../../../shared/address/use-address.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { customizableQuery } from '../../../shared/catalogue/customizable-query.ts'
import { GarmentFacts } from '../../../shared/catalogue/GarmentFacts.tsx'
import { ProductGrid } from '../../../shared/catalogue/ProductGrid.tsx'
import { ProductCardSkeleton } from '../../../shared/catalogue/product-card/ProductCardSkeleton.tsx'
import { ProductName } from '../../../shared/catalogue/product-card/ProductName.tsx'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import { TypeChoice } from '../../../shared/catalogue/TypeChoice.tsx'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { Link } from '../../../shared/routing/Link.tsx'
import { FailedNotice } from '../../../shared/ui/FailedNotice.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import * as texts from '../../../texts/storefront/garments.ts'
import classes from './PrintableGarments.module.css'

const columns = '(min-width: 62em) 24vw, 46vw'

type PrintableGarmentsProps = {
  /** The action for the chosen garment, and its page. */
  action: string
  addressFor: (product: Product) => string
}

/** All garments that the shop prints on, with price, colours and fabric, to choose from. */
export function PrintableGarments({ action, addressFor }: PrintableGarmentsProps) {
  const { read, write } = useAddress()
  const type = read('type') || undefined
  const { data, error, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(customizableQuery(type))
  const { data: colors = [] } = useQuery(productColorsQuery)
  const products = data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = data !== undefined && products.length === 0
  return (
    <>
      <div className={classes.types}>
        <TypeChoice chosen={type} onChange={(chosen) => write({ type: chosen ?? '' })} />
      </div>
      {status === 'error' && !data && (
        <FailedNotice text={sentenceFor(error, texts.failedToLoadData)} onRetry={() => refetch()} />
      )}
      {isEmpty && type && <Notice title={texts.noProductsFound} text={texts.noGarmentOfThisType} />}
      {isEmpty && !type && (
        <Notice title={texts.noProductsFound} text={texts.thereIsNothingToPrintOnAtTheMoment}>
          <ButtonLink to="/products">{texts.exploreProducts}</ButtonLink>
        </Notice>
      )}
      {(data || status !== 'error') && (
        <div className={classes.products}>
          <ProductGrid isBusy={status === 'pending'}>
            {status === 'pending' && ['a', 'b', 'c', 'd'].map((key) => <ProductCardSkeleton key={key} />)}
            {products.map((product, index) => (
              <li key={product._id} className={classes.card}>
                <Link to={addressFor(product)} tabIndex={-1} aria-hidden>
                  <ProductPicture src={product.images[0]} alt="" sizes={columns} isFirst={index < 4} />
                </Link>
                <ProductName
                  id={`name-${product._id}`}
                  name={product.name}
                  to={addressFor(product)}
                  className={classes.name}
                />
                <p className={classes.price}>
                  <strong>{formatPrice(garmentPrice(product))}</strong> {texts.perPieceWithOnePrint}
                </p>
                <GarmentFacts product={product} colors={colors} />
                <ButtonLink to={addressFor(product)} size="sm" aria-describedby={`name-${product._id}`}>
                  {action}
                </ButtonLink>
              </li>
            ))}
          </ProductGrid>
        </div>
      )}
      {hasNextPage && (
        <Button className={classes.more} variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showMore}
        </Button>
      )}
      {isFetchNextPageError && (
        <Text c="var(--mantine-color-error)" mt="sm" role="alert">
          {texts.failedToLoadData}
        </Text>
      )}
    </>
  )
}
