import { Text } from '@mantine/core'
import { api } from '../../../shared/api/api.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { unlessGone } from '../../../shared/api/unless-gone.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/coupons.ts'

type DeleteCouponDialogProps = { code: string; onClose: () => void; onDeleted: () => void }

/** Confirms deleting an unused coupon. */
export function DeleteCouponDialog({ code, onClose, onDeleted }: DeleteCouponDialogProps) {
  const { run, error, isPending } = useAction({
    act: () => unlessGone(api('deleteCoupon', { params: { code } })),
    failed: texts.failedToDeleteTheCoupon,
    onSuccess: () => {
      toast.good(texts.couponIsDeleted(code))
      onDeleted()
      return invalidate(queryKeys.coupons())
    },
  })
  return (
    <ConfirmDialog
      title={texts.deleteCouponNamed(code)}
      confirm={texts.deleteCoupon}
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
    >
      <Text>{texts.nobodyHasUsedIt}</Text>
    </ConfirmDialog>
  )
}
