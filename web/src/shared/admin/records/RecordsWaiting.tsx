import { Skeleton, Stack } from '@mantine/core'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** What a list of records, or an opened one, shows until it arrives: rows of the height that records have. */
export function RecordsWaiting() {
  return (
    <Stack gap="xs" aria-busy>
      {rows.map((row) => (
        <Skeleton key={row} height="3.25rem" />
      ))}
    </Stack>
  )
}
