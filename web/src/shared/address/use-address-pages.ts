import { useEffect } from 'react'
import { useAddress } from './use-address.ts'

/** More pages than this are not reloaded one by one when a list is opened by URL. */
const mostAtOnce = 20

type Paged = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/** Shows as many pages of a list as its URL says; `showMore` loads one more and updates the URL. */
export function useAddressPages({ data, hasNextPage, isFetching, isError, fetchNextPage }: Paged) {
  const { read, write } = useAddress()
  const there = data?.pages.length ?? 0
  const wanted = Math.min(mostAtOnce, Number.parseInt(read('pages'), 10) || 1)
  const isMissing = there > 0 && there < wanted && hasNextPage && !isFetching && !isError

  useEffect(() => {
    if (isMissing) void fetchNextPage()
  }, [isMissing, fetchNextPage])

  return {
    isComing: isMissing,
    showMore: () => {
      write({ pages: String(there + 1) })
      return fetchNextPage()
    },
  }
}
