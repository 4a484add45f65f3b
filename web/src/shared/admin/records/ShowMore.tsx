import { Button, Text } from '@mantine/core'
import { useAddressPages } from '../../address/use-address-pages.ts'

type ShowMoreProps = {
  list: Parameters<typeof useAddressPages>[0] & { isFetchingNextPage: boolean; isFetchNextPageError: boolean }
  /** Said where the next page did not come. */
  failed: string
  children: string
}

/** The button under a list that shows its next page; how many there are stands in the address. */
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
