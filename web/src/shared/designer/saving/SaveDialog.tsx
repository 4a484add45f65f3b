import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { maxSavedName } from '@teeshala/contract/saved-designs/saved-design'
import { type FormEvent, useRef, useState } from 'react'
import * as texts from '../../../texts/shared/design/saved-designs.ts'
import { sentenceFor } from '../../api/api-failure.ts'
import { invalidate } from '../../api/queries/query-client.ts'
import { queryKeys } from '../../api/queries/query-keys.ts'
import { saveDrawnDesign } from '../../saved-designs/save-drawn-design.ts'
import { useSession } from '../../session/session-store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorAlert } from '../../ui/ErrorAlert.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { UploadMissing } from '../../uploads/run-uploads.ts'
import type { Canvas } from '../canvas.ts'
import { canvasDocument } from '../canvas-document.ts'
import { rememberSavedAs, useSavedAs } from './saved-as.ts'

export type DesignToSave = {
  draftKey: string
  productId: string
  /** The colour's id, once chosen. */
  color: string | undefined
  canvas: Canvas
}

/** Asks for the name under which a design is saved. */
export function SaveDialog({ draftKey, canvas, onClose, ...garment }: DesignToSave & { onClose: () => void }) {
  const savedAs = useSavedAs(draftKey)
  const isGuest = useSession(({ currentUser }) => currentUser === null)
  const [name, setName] = useState(savedAs?.name ?? '')
  const [key] = useState(() => crypto.randomUUID())
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (id: string | undefined) => {
      const drawn = await canvasDocument(canvas)
      if ('refusal' in drawn) throw new Error(drawn.refusal)
      if (!drawn.document) throw new Error(texts.nothingToSave)
      const { placement } = canvas.area
      return saveDrawnDesign(name.trim(), { ...garment, placement, document: drawn.document }, { id, key })
    },
    onSuccess: (saved) => {
      rememberSavedAs(draftKey, saved)
      void invalidate(queryKeys.savedDesigns())
      toast.good(texts.isSaved(saved.name), { label: texts.myDesigns, to: '/designs' })
      onClose()
    },
  })

  const save = (id: string | undefined) => {
    setIsAsked(true)
    if (name.trim() === '') field.current?.focus()
    else mutate(id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It may be inside an order form.
    event.stopPropagation()
    save(savedAs?._id)
  }

  return (
    <Dialog title={texts.saveToMyDesigns} onClose={onClose} isKept>
      <form onSubmit={submit} noValidate>
        <Stack>
          {savedAs && <p>{texts.savedAs(savedAs.name)}</p>}
          <TextInput
            ref={field}
            label={texts.name}
            description={texts.nameHint}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            maxLength={maxSavedName}
            error={isAsked && name.trim() === '' ? texts.giveItAName : undefined}
            data-autofocus
            required
          />
          {isGuest && <p>{texts.guestsStay}</p>}
          <ErrorAlert error={error && messageOf(error)} />
          <Group grow preventGrowOverflow={false}>
            {savedAs && (
              <Button variant="default" disabled={isPending} onClick={() => save(undefined)}>
                {texts.saveAsNew}
              </Button>
            )}
            <Button type="submit" loading={isPending}>
              {savedAs ? texts.saveChanges : texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Errors of the browser or an upload have their own message. */
const messageOf = (error: Error): string =>
  error instanceof UploadMissing || error.constructor === Error ? error.message : sentenceFor(error, texts.notSaved)
