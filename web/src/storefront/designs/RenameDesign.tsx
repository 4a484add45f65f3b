import { TextInput } from '@mantine/core'
import { maxSavedName, type SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'
import { useChangeDesign } from './use-change-design.ts'

/** Renames a saved design. */
export function RenameDesign({ saved, onClose }: { saved: SavedDesign; onClose: () => void }) {
  const [name, setName] = useState(saved.name)
  const { mutate, isPending, error } = useChangeDesign()
  const isEmpty = name.trim() === ''
  return (
    <ConfirmDialog
      title={texts.rename}
      confirm={texts.save}
      isDestructive={false}
      isKept
      isIncomplete={isEmpty}
      onClose={onClose}
      action={{ isPending, error: error && sentenceFor(error, texts.notChanged) }}
      onConfirm={() =>
        mutate(
          { kind: 'rename', saved, name: name.trim() },
          {
            onSuccess: () => {
              toast.good(texts.renamed(name.trim()))
              onClose()
            },
          },
        )
      }
    >
      <TextInput
        label={texts.name}
        value={name}
        maxLength={maxSavedName}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isEmpty ? texts.giveItAName : undefined}
        data-autofocus
        required
      />
    </ConfirmDialog>
  )
}
