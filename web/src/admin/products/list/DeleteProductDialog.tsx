import { Text } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { api } from '../../../shared/api/api.ts'
import { unlessGone } from '../../../shared/api/unless-gone.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/products.ts'
import { removeListed } from './listed-products.ts'

/** Confirms deleting a product. */
export function DeleteProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { _id: id, name } = product
  const { run, error, isPending } = useAction({
    act: () => unlessGone(api('deleteProduct', { params: { id } })),
    failed: texts.failedToDeleteProduct,
    onSuccess: () => {
      toast.good(texts.productDeleted)
      removeListed(id)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.confirmDelete}
      confirm={texts.deleteLabel}
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
    >
      <Text fw={650}>{name}</Text>
      <Text>{texts.areYouSureYouWantToDeleteThisProduct}</Text>
      <Text c="dimmed" size="sm">
        {texts.toTakeItOutOfTheShop}
      </Text>
    </ConfirmDialog>
  )
}
