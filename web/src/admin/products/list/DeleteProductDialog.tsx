import { Text } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { useListedProducts } from './use-listed-products.ts'

/** Asks before a product is deleted. */
export function DeleteProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { remove } = useListedProducts()
  const { _id: id, name } = product
  const { run, error, isPending } = useAction({
    act: async () => {
      try {
        await api('deleteProduct', { params: { id } })
      } catch (failure) {
        // Gone already, by somebody else or by an answer that was lost.
        if (!failedWith(failure, 'NOT_FOUND')) throw failure
      }
    },
    failed: (failure) => sentenceFor(failure, 'Failed to delete product. Please try again.'),
    onSuccess: () => {
      toast.good('Product deleted successfully!')
      remove(id)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title="Confirm Delete"
      confirm="Delete"
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
    >
      <Text fw={650}>{name}</Text>
      <Text>Are you sure you want to delete this product? This action cannot be undone.</Text>
      <Text c="dimmed" size="sm">
        To take it out of the shop for a while, hide it instead. Orders that have it keep it either way.
      </Text>
    </ConfirmDialog>
  )
}
