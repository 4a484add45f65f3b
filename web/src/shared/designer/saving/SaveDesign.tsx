import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import * as texts from '../../../texts/shared/design/saved-designs.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { DesignToSave } from './SaveDialog.tsx'

const SaveDialog = lazyPart(async () => (await import('./SaveDialog.tsx')).SaveDialog)

/** Saves the design of a placement to the user's designs. */
export function SaveDesign(design: DesignToSave) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => (design.canvas.layers.length > 0 ? setIsOpen(true) : toast.bad(texts.nothingToSave))
  return (
    <>
      <Button variant="default" size="md" leftSection={<IconBookmark size={20} />} onClick={open}>
        {texts.saveToMyDesigns}
      </Button>
      {isOpen && <SaveDialog {...design} onClose={() => setIsOpen(false)} />}
    </>
  )
}
