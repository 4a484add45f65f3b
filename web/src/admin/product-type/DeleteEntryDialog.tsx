import { Text } from '@mantine/core'
import { useState } from 'react'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import * as texts from '../../texts/admin/product-type.ts'
import type { Entry } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

type DeleteEntryDialogProps = {
  kind: EntryKind
  entry: Entry
  onClose: () => void
  onDeleted: (words: string) => Promise<void>
}

/** Confirms deleting a type or colour; one in use cannot be deleted, and its products are linked. */
export function DeleteEntryDialog({ kind, entry, onClose, onDeleted }: DeleteEntryDialogProps) {
  const { noun } = kind
  const failed = texts.errorDeletingProduct(noun)
  // The list may not know yet that a product has it.
  const [isInUse, setInUse] = useState(entry.products > 0)
  const { run, error, isPending } = useAction({
    act: () => kind.remove(entry._id),
    failed: (failure) => {
      const reason = sentenceFor(failure, failed)
      return reason.startsWith(failed) ? reason : `${failed}: ${reason}`
    },
    // Already deleted by somebody else, or by an attempt whose response was lost.
    onError: (failure) => {
      if (failedWith(failure, 'IN_USE')) setInUse(true)
      return failedWith(failure, 'NOT_FOUND') ? onDeleted(deleted) : undefined
    },
    onSuccess: () => onDeleted(deleted),
  })
  const deleted = texts.productDeleted(noun)
  const products = isInUse && (
    <TextLink to={kind.productsPath(entry)} inherit>
      {texts.showTheseProducts}
    </TextLink>
  )
  return (
    <ConfirmDialog
      title={texts.deleteNamed(entry.name)}
      confirm={texts.deleteLabel}
      onConfirm={run}
      onClose={onClose}
      action={{
        isPending,
        error: error && (
          <>
            {error} {products}
          </>
        ),
      }}
    >
      <Text>{texts.confirmDelete(noun)}</Text>
    </ConfirmDialog>
  )
}
