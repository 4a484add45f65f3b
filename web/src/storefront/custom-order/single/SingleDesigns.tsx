import { Alert, Button } from '@mantine/core'
import * as designTexts from '../../../texts/shared/design-text.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import '@mantine/core/styles/Alert.layer.css'
import { IconTypography } from '@tabler/icons-react'
import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useEffect, useRef, useState } from 'react'
import { DesignPicker } from '../../../shared/uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../../shared/uploads/run-uploads.ts'
import { UploadCard } from '../../../shared/uploads/UploadCard.tsx'
import { isLost, type Upload, uploadOf } from '../../../shared/uploads/uploads-store.ts'
import classes from '../CustomOrder.module.css'
import { changeSingle, useDrafts } from '../custom-draft.ts'
import type { WrittenDesign } from '../use-written-designs.ts'
import { HistoryButtons } from './HistoryButtons.tsx'
import { LayerMoves } from './LayerMoves.tsx'
import { addTextLayer, firstStyle } from './layers.ts'
import { TextCard } from './TextCard.tsx'

/** So many have a line each; more are shown side by side, so that what comes after them stays near. */
const mostLines = 3

type SingleDesignsProps = {
  uploads: readonly Upload[]
  written: readonly WrittenDesign[]
  activeId: string | undefined
  area: PrintArea
  /** The fabric, as #1A2B3C. */
  cloth: string
}

/** The designs of a single order, pictures and texts: a slot for each, and always an empty one behind the last. */
export function SingleDesigns({ uploads, written, activeId, area, cloth }: SingleDesignsProps) {
  const ids = useDrafts(({ single }) => single.designs)
  const layers = ids.flatMap((id): Slot[] => {
    const upload = uploads.find((each) => each.id === id)
    const text = written.find((each) => each.id === id)
    return upload ? [{ id, upload }] : text ? [{ id, text }] : []
  })
  const [newText, setNewText] = useState<string>()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const list = useRef<HTMLOListElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  // Beside a text, whose fields need the width, all stand below each other.
  const isMany = uploads.length > mostLines && written.length === 0
  const removedSlot = useRef<number>(undefined)

  useEffect(() => {
    showSlot(list.current, ids.indexOf(activeId ?? ''))
  }, [ids, activeId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when a slot goes
  useEffect(() => {
    if (removedSlot.current === undefined) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')
    const next = buttons?.[removedSlot.current] ?? buttons?.[removedSlot.current - 1]
    ;(next ?? group.current?.querySelector('button'))?.focus()
    removedSlot.current = undefined
  }, [layers.length])

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
    removedSlot.current = layers.findIndex((each) => each.id === id)
    changeSingle({ designs, active: designs.at(-1) ?? '' })
  }

  return (
    <fieldset ref={group} className={classes.group}>
      <legend>{texts.uploadYourDesign}</legend>
      <ol ref={list} className={classes.slots} aria-label={texts.yourDesigns} data-many={isMany || undefined}>
        {layers.map(({ id, upload, text }) => (
          <li key={id}>
            {text && (
              <TextCard
                written={text}
                area={area}
                cloth={cloth}
                isActive={id === activeId}
                isNew={id === newText}
                isAlone={layers.length === 1}
                onRemove={() => forget(id)}
              />
            )}
            {upload && (
              <UploadCard
                upload={upload}
                isNarrow={isMany}
                isActive={layers.length > 1 && id === activeId}
                onCancel={() => forget(id)}
              >
                {layers.length > 1 && id !== activeId && (
                  <Button size="compact-md" variant="default" onClick={() => changeSingle({ active: id })}>
                    {texts.place}
                  </Button>
                )}
                <Button
                  size="compact-md"
                  variant="subtle"
                  aria-label={texts.removeItem(upload.picture.name)}
                  onClick={() => {
                    removeUpload(id)
                    forget(id)
                  }}
                >
                  {texts.remove}
                </Button>
                {written.length > 0 && layers.length > 1 && <LayerMoves id={id} name={upload.picture.name} />}
              </UploadCard>
            )}
          </li>
        ))}
      </ol>
      <DesignPicker
        page="single"
        label={uploads.length === 0 ? texts.uploadImage : texts.uploadAnotherImage}
        onFiles={take}
        isMultiple
      />
      <div className={classes.adds}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconTypography size={20} />}
          onClick={() => {
            if (written.length >= maxTexts) return setRefusals([tooManyTexts])
            setRefusals([])
            setNewText(addTextLayer(firstStyle(cloth), area))
          }}
        >
          {designTexts.addText}
        </Button>
        <HistoryButtons />
      </div>
      {refusals.map((refusal) => (
        <Alert key={refusal} color="red" role="alert">
          {refusal}
        </Alert>
      ))}
    </fieldset>
  )
}

type Slot = { readonly id: string; readonly upload?: Upload; readonly text?: WrittenDesign }

/** Brings a slot into its list's view, and leaves the page where it is. */
function showSlot(list: HTMLOListElement | null, index: number): void {
  const [slot, frame] = [list?.children[index]?.getBoundingClientRect(), list?.getBoundingClientRect()]
  if (!list || !slot || !frame) return
  if (slot.top < frame.top) list.scrollTop += slot.top - frame.top
  else if (slot.bottom > frame.bottom) list.scrollTop += slot.bottom - frame.bottom
}
