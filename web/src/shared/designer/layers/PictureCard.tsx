import { type DesignPage, designLimits } from '@teeshala/contract/uploads/design-limits'
import { useRef } from 'react'
import * as texts from '../../../texts/shared/design/designer.ts'
import * as designTexts from '../../../texts/shared/design/designs.ts'
import { dpiAt, type PlacedDesign } from '../../garment/placed-design.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { whenLoaded } from '../../ui/when-loaded.ts'
import { FileField } from '../../uploads/FileField.tsx'
import { UploadCard } from '../../uploads/UploadCard.tsx'
import type { Upload } from '../../uploads/uploads-store.ts'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../drafts/design-drafts.ts'
import { selectOnly, useSelected } from '../selection/picked.ts'
import { say } from '../spoken.ts'
import { ClearGround } from './ClearGround.tsx'
import { LayerTools } from './LayerTools.tsx'

type PictureCardProps = {
  page: DesignPage
  canvas: Canvas
  upload: Upload
  /** The visible layers. */
  designs: readonly PlacedDesign[]
  /** Whether there is no other picture, so that its buttons need no distinguishing names. */
  isOnly: boolean
  /** One of many side by side. */
  isNarrow: boolean
  /** Called when another file replaces it. */
  onChosen: (file: File) => void
  onCleared: (id: string) => void
  onRefusal: (refusal: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** A picture in the layer list, with its actions. */
export function PictureCard(props: PictureCardProps) {
  const { page, canvas, upload, designs, isOnly, isNarrow, onChosen, onCleared, onRefusal, onRemove, onCancel } = props
  const { id, picture } = upload
  const isLocked = useDrafts(({ traits }) => traits[canvas.keyOf(id)]?.isLocked) === true
  const isAlone = canvas.layers.length === 1
  const isActive = id === canvas.activeId
  const isSelected = useSelected(canvas).includes(id)
  const design = designs.find((each) => each.id === id)
  const dpi = design && dpiAt(picture, design.place)
  const chooser = useRef<HTMLInputElement>(null)
  const changeLabel = isOnly ? designTexts.changeDesign : designTexts.ofLabel(designTexts.changeDesign, picture.name)
  return (
    <UploadCard upload={upload} isNarrow={isNarrow} isActive={isSelected && !isAlone} onCancel={onCancel}>
      {!isAlone && !isActive && <SmallButton onClick={() => selectOnly(canvas, id)}>{texts.place}</SmallButton>}
      {/* Of the one at hand it is told beside the garment. */}
      {!isActive && dpi !== undefined && <span>{designTexts.dpiIs(dpi)}</span>}
      {!isLocked && <ClearGround page={page} upload={upload} onCleared={onCleared} onRefusal={onRefusal} />}
      <SmallButton
        variant="subtle"
        aria-label={changeLabel}
        disabled={isLocked}
        onClick={() => chooser.current?.click()}
      >
        {designTexts.changeDesign}
      </SmallButton>
      <FileField
        ref={chooser}
        label={changeLabel}
        accept={designLimits[page].types.join(',')}
        onFiles={([file]) => file && onChosen(file)}
      />
      <SmallButton
        variant="subtle"
        aria-label={texts.duplicateItem(picture.name)}
        onClick={() =>
          whenLoaded(import('../selection/group-layers.ts'), ({ duplicateLayers }) => {
            if (duplicateLayers(canvas, [id], designs) > 0) say(texts.copied(picture.name))
          })
        }
      >
        {texts.duplicate}
      </SmallButton>
      <SmallButton
        variant="subtle"
        aria-label={isOnly && page === 'bulk' ? texts.remove : texts.removeItem(picture.name)}
        data-removes
        disabled={isLocked}
        onClick={onRemove}
      >
        {texts.remove}
      </SmallButton>
      <LayerTools canvas={canvas} id={id} name={picture.name} />
    </UploadCard>
  )
}
