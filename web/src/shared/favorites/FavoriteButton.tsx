import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { Product } from '@teeshala/contract/catalogue/product'
import cx from 'clsx'
import * as texts from '../../texts/first-visit.ts'
import classes from './FavoriteButton.module.css'
import { useFavorite } from './use-favorite.ts'

type FavoriteButtonProps = {
  product: Pick<Product, '_id' | 'name'>
  size?: number
  className?: string | undefined
  /** The error message, if not the usual one. */
  failed?: string
  /** Whether removing it offers an undo. */
  isUndoable?: boolean
}

/** The heart button: filled for a favourite, and disabled while a change is in flight. */
export function FavoriteButton({ product, size = 44, className, failed, isUndoable = false }: FavoriteButtonProps) {
  const { isFavorite, isBusy, toggle } = useFavorite(product, { failed, isUndoable })
  const Heart = isFavorite ? IconHeartFilled : IconHeart
  return (
    <ActionIcon
      variant="default"
      radius="50%"
      size={size}
      className={cx(classes.heart, className)}
      aria-label={isFavorite ? texts.removeFromFavorites(product.name) : texts.addToFavorites(product.name)}
      aria-pressed={isFavorite}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      // The second click of a double click would undo the first.
      onClick={({ detail }) => detail < 2 && toggle()}
    >
      <Heart size={Math.round(size * 0.5)} stroke={1.8} />
    </ActionIcon>
  )
}
