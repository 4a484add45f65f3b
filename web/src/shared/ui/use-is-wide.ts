import { useMediaQuery } from '@mantine/hooks'

/** Returns whether there is room for a table with many columns: from the width at which the header shows its links. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false }) ?? true
}
