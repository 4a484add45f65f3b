import { Alert, Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import * as texts from '../../texts/shared/garments.ts'
import { Dialog } from '../ui/Dialog.tsx'
import classes from './ChooseGarment.module.css'
import { productColorsQuery } from './catalogue-queries.ts'
import { customizableQuery } from './customizable-query.ts'
import { GarmentFacts } from './GarmentFacts.tsx'
import { ProductPicture } from './product-card/ProductPicture.tsx'
import { TypeChoice } from './TypeChoice.tsx'

type ChooseGarmentProps = {
  /** The id of the garment to replace. */
  current?: string | undefined
  /** Returns a piece's price in rupees in this context. */
  priceOf: (product: Product) => number
  onChosen: (product: Product) => void
  onClose: () => void
}

/** All garments that the shop prints on, with price, colours and fabric. */
export function ChooseGarment({ current, priceOf, onChosen, onClose }: ChooseGarmentProps) {
  const [type, setType] = useState<string>()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    customizableQuery(type),
  )
  const { data: colors = [] } = useQuery(productColorsQuery)
  const products = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog title={texts.chooseGarment} onClose={onClose} isWide>
      <Stack>
        <TypeChoice chosen={type} onChange={setType} />
        <VisuallyHidden role="status">{data && texts.garments(products.length, hasNextPage)}</VisuallyHidden>
        {isError && (
          <Alert color="red" role="alert">
            {texts.failedToLoadGarments}{' '}
            <Button variant="default" onClick={() => refetch()}>
              {texts.tryAgain}
            </Button>
          </Alert>
        )}
        <ul className={classes.garments} aria-busy={isPending}>
          {isPending && [0, 1, 2, 3].map((key) => <Skeleton key={key} component="li" height="14rem" />)}
          {products.map((product) => (
            <li key={product._id}>
              <button
                type="button"
                className={classes.garment}
                aria-current={product._id === current || undefined}
                onClick={() => onChosen(product)}
              >
                <ProductPicture src={product.images[0]} alt="" sizes="10rem" className={classes.picture} />
                <span className={classes.name}>{product.name}</span>
                {product._id === current && <span className={classes.current}>{texts.yourGarment}</span>}
                <span>{formatPrice(priceOf(product))}</span>
                <GarmentFacts product={product} colors={colors} />
              </button>
            </li>
          ))}
        </ul>
        {data && products.length === 0 && <p>{texts.noGarmentOfThisType}</p>}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {texts.showMore}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
