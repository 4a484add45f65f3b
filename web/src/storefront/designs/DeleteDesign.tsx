import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'
import { useChangeDesign } from './use-change-design.ts'

/** Confirms deleting a saved design. */
export function DeleteDesign({ saved, onClose }: { saved: SavedDesign; onClose: () => void }) {
  const { mutate, isPending, error } = useChangeDesign()
  return (
    <ConfirmDialog
      title={texts.deleteDesign}
      confirm={texts.remove}
      onClose={onClose}
      action={{ isPending, error: error && sentenceFor(error, texts.notChanged) }}
      onConfirm={() =>
        mutate(
          { kind: 'delete', saved },
          {
            onSuccess: () => {
              toast.good(texts.deleted(saved.name))
              onClose()
            },
          },
        )
      }
    >
      <p>{texts.deleteAsk(saved.name)}</p>
    </ConfirmDialog>
  )
}
