import { Text } from '@mantine/core'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import * as texts from '../../../texts/admin/coupons.ts'

type FreeItemsDialogProps = {
  code: string
  /** How many orders can have it; null without a limit. */
  usesInAll: number | null
  onConfirm: () => unknown
  onClose: () => void
}

/** Asks before a coupon is saved with which the items cost nothing. */
export function FreeItemsDialog({ code, usesInAll, onConfirm, onClose }: FreeItemsDialogProps) {
  return (
    <ConfirmDialog
      title={texts.giveItemsForFree}
      confirm={texts.yesForFree}
      onConfirm={onConfirm}
      onClose={onClose}
      isDestructive={false}
    >
      <Text>{texts.customersPayNothing(code, usesInAll?.toLocaleString('en-IN'))}</Text>
    </ConfirmDialog>
  )
}
