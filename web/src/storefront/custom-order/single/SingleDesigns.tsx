import { Alert, Button } from '@mantine/core'
import * as texts from '../../../texts/storefront/custom-order.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useEffect, useRef, useState } from 'react'
import { DesignPicker } from '../../../shared/uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { UploadCard } from '../../../shared/uploads/UploadCard.tsx'
import { isLost, type Upload, uploadOf } from '../../../shared/uploads/uploads-store.ts'
import classes from '../CustomOrder.module.css'
import { changeSingle, useDrafts } from '../custom-draft.ts'

/** So many have a line each; more are shown side by side, so that what comes after them stays near. */
const mostLines = 3

/** The designs of a single order: a slot for each, and always an empty one behind the last. */
export function SingleDesigns({ uploads, activeId }: { uploads: readonly Upload[]; activeId: string | undefined }) {
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const list = useRef<HTMLOListElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const removedSlot = useRef<number>(undefined)

  useEffect(() => {
    const slot = uploads.findIndex(({ id }) => id === activeId)
    showSlot(list.current, slot)
  }, [uploads, activeId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when a slot goes
  useEffect(() => {
    if (removedSlot.current === undefined) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')
    const next = buttons?.[removedSlot.current] ?? buttons?.[removedSlot.current - 1]
    ;(next ?? group.current?.querySelector('button'))?.focus()
    removedSlot.current = undefined
  }, [uploads.length])

  const take = async (files: readonly File[]) => {
    setRefusals([])
    // One after the other: decoded pictures are large, and a phone has no memory for thirty at once.
    for (const file of files) {
      const taken = await takeDesign(file, 'single')
      if ('refusal' in taken) setRefusals((before) => [...new Set([...before, taken.refusal])])
      else fill(taken.id)
    }
  }

  /** The slot of a design that was lost is filled again first. */
  const fill = (id: string) => {
    const { designs } = useDrafts.getState().single
    const lost = designs.flatMap((each) => uploadOf(each) ?? []).find(isLost)
    const filled = lost ? designs.map((each) => (each === lost.id ? id : each)) : [...designs, id]
    changeSingle({ designs: filled, active: id })
    if (lost) removeUpload(lost.id)
  }

  const forget = (id: string) => {
    const designs = useDrafts.getState().single.designs.filter((each) => each !== id)
    removedSlot.current = uploads.findIndex((each) => each.id === id)
    changeSingle({ designs, active: designs.at(-1) ?? '' })
  }

  return (
    <fieldset ref={group} className={classes.group}>
      <legend>{texts.uploadYourDesign}</legend>
      <ol
        ref={list}
        className={classes.slots}
        aria-label={texts.yourDesigns}
        data-many={uploads.length > mostLines || undefined}
      >
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadCard
              upload={upload}
              isNarrow={uploads.length > mostLines}
              isActive={uploads.length > 1 && upload.id === activeId}
              onCancel={() => forget(upload.id)}
            >
              {uploads.length > 1 && upload.id !== activeId && (
                <Button size="compact-md" variant="default" onClick={() => changeSingle({ active: upload.id })}>
                  {texts.place}
                </Button>
              )}
              <Button
                size="compact-md"
                variant="subtle"
                aria-label={texts.removeItem(upload.picture.name)}
                onClick={() => {
                  removeUpload(upload.id)
                  forget(upload.id)
                }}
              >
                {texts.remove}
              </Button>
            </UploadCard>
          </li>
        ))}
      </ol>
      <DesignPicker
        page="single"
        label={uploads.length === 0 ? texts.uploadImage : texts.uploadAnotherImage}
        onFiles={take}
        isMultiple
      />
      {refusals.map((refusal) => (
        <Alert key={refusal} color="red" role="alert">
          {refusal}
        </Alert>
      ))}
    </fieldset>
  )
}

/** Brings a slot into its list's view, and leaves the page where it is. */
function showSlot(list: HTMLOListElement | null, index: number): void {
  const [slot, frame] = [list?.children[index]?.getBoundingClientRect(), list?.getBoundingClientRect()]
  if (!list || !slot || !frame) return
  if (slot.top < frame.top) list.scrollTop += slot.top - frame.top
  else if (slot.bottom > frame.bottom) list.scrollTop += slot.bottom - frame.bottom
}
