import { Text } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { maxCounted } from '@teeshala/contract/paging/paging'
import * as texts from '../../../texts/shared/admin.ts'
import { totalWords } from './total-words.ts'

type ListCountProps = {
  list: { status: string; hasNextPage: boolean; data: { pages: readonly { total?: number | undefined }[] } | undefined }
  shown: number
  /** Whether more may be counted than a search finds. */
  isAtMost: boolean
  /** What is listed: 'users'. */
  children: string
}

/** How many of all that match are shown. Once all pages are there the rows themselves are the count. */
export function ListCount({ list, shown, isAtMost, children }: ListCountProps) {
  if (list.status !== 'success') return null
  const total = totalOf(list, shown)
  return (
    <Text c="dimmed" mb="sm" role="status">
      {texts.showing(formatCount(shown))} {isAtMost && list.hasNextPage && total < maxCounted && texts.atMost}
      {totalWords(total)} {children}
    </Text>
  )
}

/** How many entries a list has, as far as is known while not all of its pages are there. */
export function totalOf({ hasNextPage, data }: Pick<ListCountProps['list'], 'hasNextPage' | 'data'>, shown: number) {
  return hasNextPage ? (data?.pages[0]?.total ?? shown) : shown
}
