import { Text } from '@mantine/core'
import { formatCount } from '@teeshala/contract/count-format'
import { maxCounted } from '@teeshala/contract/paging/paging'
import * as texts from '../../../texts/shared/admin.ts'
import { totalWords } from './total-words.ts'

type ListCountProps = {
  list: { status: string; hasNextPage: boolean; data: { pages: readonly { total?: number | undefined }[] } | undefined }
  shown: number
  /** Whether the count may exceed what a search finds. */
  isAtMost: boolean
  /** The noun: 'users'. */
  children: string
}

/** How many of all matches are shown. Once all pages are loaded the rows themselves are counted. */
export function ListCount({ list, shown, isAtMost, children }: ListCountProps) {
  if (list.status !== 'success') return null
  const total = totalOf(list, shown)
  return (
    <Text c="dimmed" size="sm" mb="sm" role="status">
      {texts.showing(formatCount(shown))} {isAtMost && list.hasNextPage && total < maxCounted && texts.atMost}
      {totalWords(total)} {children}
    </Text>
  )
}

/** Returns the number of entries in a list, as far as known before all pages are loaded. */
export function totalOf({ hasNextPage, data }: Pick<ListCountProps['list'], 'hasNextPage' | 'data'>, shown: number) {
  return hasNextPage ? (data?.pages[0]?.total ?? shown) : shown
}
