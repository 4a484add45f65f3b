import { Checkbox } from '@mantine/core'
import * as texts from '../../texts/shared/addresses.ts'
import type { useSaveAddress } from './use-save-address.ts'

/** The offer to save a new address. */
export function SaveAddress({ isNew, isWished, wish }: ReturnType<typeof useSaveAddress>) {
  if (!isNew) return null
  return (
    <Checkbox
      label={texts.saveThisAddressToMyProfile}
      checked={isWished}
      onChange={({ currentTarget }) => wish(currentTarget.checked)}
    />
  )
}
