import { Button, Text } from '@mantine/core'
import { useAddressPages } from '../../address/use-address-pages.ts'

type ShowMoreProps = {
  list: Parameters<typeof useAddressPages>[0] & { isFetchingNextPage: boolean; isFetchNextPageError: boolean }
  /** Shown if the next page failed to load. */
  failed: string
  children: string
}

/** The button for a list's next page; the number of pages is in the URL. */
export function ShowMore({ list, failed, children }: ShowMoreProps) {
  const { isComing, showMore } = useAddressPages(list)
  if (!list.hasNextPage) return null
  return (
    <>
      <Button variant="outline" mt="lg" loading={list.isFetchingNextPage || isComing} onClick={showMore}>
        {children}
      </Button>
      {list.isFetchNextPageError && (
        <Text c="red" mt="sm" role="alert">
          {failed}
        </Text>
      )}
    </>
  )
}
