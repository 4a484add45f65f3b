import { Alert } from '@mantine/core'
import * as texts from '../../../texts/storefront/custom-order.ts'
import '@mantine/core/styles/Alert.layer.css'
import { type Placement, placements } from '@teeshala/contract/catalogue/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import { visibilityOn } from '@teeshala/contract/garment/artwork'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { useState } from 'react'
import { DesignEditor } from '../../../shared/design-editor/DesignEditor.tsx'
import { ChoiceGroup } from '../../../shared/ui/choices/ChoiceGroup.tsx'
import { DesignSlot } from '../../../shared/uploads/DesignSlot.tsx'
import { removeUpload } from '../../../shared/uploads/run-uploads.ts'
import { isLost, uploadOf } from '../../../shared/uploads/uploads-store.ts'
import { useUploadPictures } from '../../../shared/uploads/use-upload-pictures.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import { acceptPoorPrint, changeBulk, placeKey, putDesign, useBulkDraft, useDrafts } from '../custom-draft.ts'
import type { useAskedConsent } from '../use-asked-consent.ts'
import { usePlacedDesigns } from '../use-placed-designs.ts'
import classes from './BulkDesigns.module.css'
import { isUsed, withDesign, withoutDesign, withoutUpload } from './bulk-designs.ts'
import { useDesignsElsewhere } from './use-designs-elsewhere.ts'

type BulkDesignsProps = {
  productId: string
  /** What is shown before any placement is chosen. */
  usual: Placement
  cut: GarmentCut
  colors: readonly ProductColor[]
  consent: Pick<ReturnType<typeof useAskedConsent>, 'asked' | 'forget'>
}

/** Step 2: the design of each chosen placement, seen on the garment. */
export function BulkDesigns({ productId, usual, cut, colors, consent }: BulkDesignsProps) {
  const draft = useBulkDraft(productId)
  const [shownColor, setShownColor] = useState<string>()
  const accepted = useDrafts((drafts) => drafts.accepted)

  const active = draft.active ?? draft.placements[0]
  const placement = active ?? usual
  const uploadId = active ? draft.designs[active] : draft.latest
  const [upload] = useUploadPictures(uploadId ? [uploadId] : [])
  const sizes = draft.lines.map(({ size }) => size)
  const areaOf = (each: Placement) => commonPrintArea(cut, each, sizes)
  const area = areaOf(placement)
  const designs = usePlacedDesigns(upload ? [upload] : [], area)
  const others = useDesignsElsewhere(draft, placement, cut)
  const cloth = colors.find(({ _id }) => _id === (shownColor ?? draft.lines[0]?.color))
  const lostOn = upload
    ? colors.filter(
        ({ _id, hexCode }) =>
          _id !== cloth?._id &&
          draft.lines.some(({ color }) => color === _id) &&
          visibilityOn(upload.picture.artwork, hexCode) === 'lost',
      )
    : []

  const forget = (id: string) => {
    const given = uploadOf(id)
    // Of a cancelled or lost one there is nothing that its other placements could keep.
    const isForAll = given === undefined || isLost(given)
    changeBulk(productId, (now) => (isForAll ? withoutUpload(now, id) : withoutDesign(now, active, id)))
    const { bulk } = useDrafts.getState()
    const now = bulk[productId]
    if (!now || !isUsed(now, id)) removeUpload(id)
  }

  const take = (id: string) => {
    if (uploadId) forget(uploadId)
    changeBulk(productId, (now) => withDesign(now, active, id))
  }

  return (
    <div className={classes.columns}>
      <DesignEditor
        cut={cut}
        color={cloth?.hexCode ?? undyedCloth}
        colorName={cloth?.name}
        area={area}
        designs={designs}
        activeId={upload?.id}
        others={others}
        areaOf={areaOf}
        asked={consent.asked}
        onSelect={() => undefined}
        onPlace={(id, place) => putDesign(id, placement, place)}
        acceptsPoorPrint={uploadId !== undefined && accepted[placeKey(uploadId, placement)] === true}
        onAcceptPoorPrint={(accepts) => {
          consent.forget()
          if (uploadId) acceptPoorPrint(uploadId, placement, accepts)
        }}
      />
      <div className={classes.side}>
        {draft.placements.length > 1 && (
          <ChoiceGroup
            label={texts.designFor}
            value={placement}
            options={placements
              .filter((each) => draft.placements.includes(each))
              .map((each) => ({ value: each, label: each }))}
            onChange={(each) => changeBulk(productId, () => ({ active: each }))}
          />
        )}
        <DesignSlot page="bulk" upload={upload} onTaken={take} onForget={forget}>
          {draft.placements.length > 1 && upload && (
            <p className={classes.hint}>{texts.changeIsForPlacement(placement)}</p>
          )}
        </DesignSlot>
        {lostOn.length > 0 && (
          <Alert color="marigold">{texts.alsoOrdered(lostOn.map(({ name }) => name).join(', '))}</Alert>
        )}
        <ColorChoice label={texts.seeItOn} value={cloth?._id} colors={colors} onChange={setShownColor} />
      </div>
    </div>
  )
}
