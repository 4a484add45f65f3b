import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { customizableQuery } from '../../shared/catalogue/customizable-query.ts'
import { ProductPicture } from '../../shared/catalogue/ProductPicture.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import * as texts from '../../texts/storefront/designs.ts'
import classes from './ChooseGarment.module.css'

type ChooseGarmentProps = { onChosen: (product: Product) => void; onClose: () => void }

/** All garments that the shop prints on, to lay a saved design on one. */
export function ChooseGarment({ onChosen, onClose }: ChooseGarmentProps) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(customizableQuery)
  const products = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog title={texts.chooseGarment} onClose={onClose} isWide>
      <Stack>
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
              <button type="button" className={classes.garment} onClick={() => onChosen(product)}>
                <ProductPicture src={product.images[0]} alt="" sizes="10rem" className={classes.picture} />
                <span className={classes.name}>{product.name}</span>
                <span>{formatPrice(product.price)}</span>
              </button>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {texts.showMore}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
