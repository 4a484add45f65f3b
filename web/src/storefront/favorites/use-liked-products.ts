import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { productsByIdQuery } from '../../shared/catalogue/products-by-id-query.ts'
import { askedParts, type Parts, partSize } from './asked-parts.ts'

/** The visible products with these ids; loaded ones stay while more are loading or fail. */
export function useLikedProducts(ids: readonly string[]) {
  const [shownCount, setShownCount] = useState(partSize)
  const [parts, setParts] = useState<Parts>([])
  const shown = ids.slice(0, shownCount)
  const asked = askedParts(parts, shown)
  if (asked !== parts) setParts(asked)
  const wanted = asked.filter((part) => part.some((id) => shown.includes(id)))
  const answers = useQueries({ queries: wanted.map(productsByIdQuery) })
  const failed = answers.filter(({ isLoadingError }) => isLoadingError)
  const isLoading = answers.some(({ isPending }) => isPending)
  const products = new Map(answers.flatMap(({ data = [] }) => data.map((product) => [product._id, product])))

  return {
    liked: shown.flatMap((id) => products.get(id) ?? []),
    isLoading,
    hasFailed: failed.length > 0,
    isWhole: !isLoading && failed.length === 0 && ids.length <= shownCount,
    showMore: () => {
      if (failed.length === 0) return setShownCount(shownCount + partSize)
      for (const { refetch } of failed) void refetch()
    },
  }
}
