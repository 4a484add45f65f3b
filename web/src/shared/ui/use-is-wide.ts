import { useMediaQuery } from '@mantine/hooks'

/** Whether a table with many columns has room: from the width at which the header shows its links. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false }) ?? true
}
