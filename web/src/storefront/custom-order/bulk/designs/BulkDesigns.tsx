import { Alert, Button, Group } from '@mantine/core'
import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { placements } from '@teeshala/contract/catalogue/options/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { Cloth } from '@teeshala/contract/garment/ink/unseen-layers'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import '@mantine/core/styles/Alert.layer.css'
import { useEffect, useState } from 'react'
import { CanvasEditor } from '../../../../shared/designer/CanvasEditor.tsx'
import { changeBulk, useBulkDraft, useDrafts } from '../../../../shared/designer/design-drafts.ts'
import { openHistory } from '../../../../shared/designer/history/design-history.ts'
import { stepByKeys } from '../../../../shared/designer/history/history-keys.ts'
import { ClearGround } from '../../../../shared/designer/layers/ClearGround.tsx'
import { LayerList } from '../../../../shared/designer/layers/LayerList.tsx'
import { LayerTools } from '../../../../shared/designer/layers/LayerTools.tsx'
import { SaveDesign } from '../../../../shared/designer/saving/SaveDesign.tsx'
import { standIn } from '../../../../shared/designer/stand-in.ts'
import type { useAskedConsent } from '../../../../shared/designer/use-asked-consent.ts'
import { ChoiceGroup } from '../../../../shared/ui/choices/ChoiceGroup.tsx'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import { DesignSlot } from '../../../../shared/uploads/DesignSlot.tsx'
import { removeUpload } from '../../../../shared/uploads/run-uploads.ts'
import { isLost, uploadOf } from '../../../../shared/uploads/uploads-store.ts'
import * as designerTexts from '../../../../texts/shared/designer.ts'
import * as layerTexts from '../../../../texts/shared/layers.ts'
import * as truthTexts from '../../../../texts/shared/truth.ts'
import * as texts from '../../../../texts/storefront/custom-order.ts'
import { ColorChoice } from '../../ColorChoice.tsx'
import { bulkLines } from '../../quantity-grid/use-bulk-lines.ts'
import classes from './BulkDesigns.module.css'
import { isUsed, withDesign, withoutDesign, withoutUpload } from './bulk-designs.ts'
import { CopyTo } from './CopyTo.tsx'
import type { useBulkDesigns } from './use-bulk-designs.ts'

type BulkDesignsProps = {
  productId: string
  lines: readonly BulkLine[]
  designed: ReturnType<typeof useBulkDesigns>
  cut: GarmentCut
  colors: readonly ProductColor[]
  consent: Pick<ReturnType<typeof useAskedConsent>, 'asked' | 'forget'>
}

/** Step 2: the design of each chosen placement, a picture and texts, seen on the garment. */
export function BulkDesigns({ productId, lines, designed, cut, colors, consent }: BulkDesignsProps) {
  const draft = useBulkDraft(productId)
  const [refusal, setRefusal] = useState<string>()
  const [cleared, setCleared] = useState<{ readonly before: string; readonly id: string }>()
  useEffect(() => openHistory({ kind: 'bulk', key: productId }), [productId])

  const { shown, chosen, areaOf } = designed
  const { placement, canvas, upload, written, designs } = shown
  const active = draft.placements.length > 0 ? placement : undefined
  const others = chosen
    .filter((each) => each !== shown)
    .flatMap((each) =>
      each.designs.map(({ place, picture }) => ({ ...place, placement: each.placement, href: picture.url })),
    )
  const traits = useDrafts((drafts) => drafts.traits)
  const isLocked = upload !== undefined && traits[canvas.keyOf(upload.id)]?.isLocked === true
  const cloth = colors.find(({ _id }) => _id === (draft.seenOn ?? lines[0]?.color))
  const color = cloth?.hexCode ?? undyedCloth
  const orderedColors = colors.filter(({ _id }) => lines.some((line) => line.color === _id))
  const judged = cloth && !orderedColors.includes(cloth) ? [cloth, ...orderedColors] : orderedColors
  const leaveOut = ({ id, name }: Cloth) => {
    const before = bulkLines(productId)
    changeBulk(productId, ({ lines: now, seenOn }) => ({
      lines: now.filter((line) => line.color !== id),
      ...(seenOn === id && { seenOn: undefined }),
    }))
    toast.good(truthTexts.leftOut(name), {
      label: designerTexts.undo,
      act: () => changeBulk(productId, () => ({ lines: before })),
    })
  }

  const hiddenElsewhere = chosen.filter((each) => each !== shown && each.hasHidden).map((each) => each.placement)

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
    if (upload) forget(upload.id)
    changeBulk(productId, (now) => ({ ...withDesign(now, active, id), activeLayer: id }))
  }

  /** Another picture takes the place of one, as a changed design does. */
  const swap = (before: string, id: string) => {
    setRefusal(undefined)
    standIn(id, before)
    changeBulk(productId, (now) => ({ ...withDesign(now, active, id), activeLayer: id }))
  }

  const slot = (
    <DesignSlot page="bulk" upload={upload} isLocked={isLocked} onTaken={take} onForget={forget}>
      {upload && (
        <Group gap="xs">
          {!isLocked && (
            <ClearGround
              page="bulk"
              upload={upload}
              onCleared={(id) => {
                setCleared({ before: upload.id, id })
                swap(upload.id, id)
              }}
              onRefusal={setRefusal}
            />
          )}
          {cleared && !isLocked && upload.id === cleared.id && (
            <Button size="compact-md" variant="default" autoFocus onClick={() => swap(cleared.id, cleared.before)}>
              {designerTexts.undoClearing}
            </Button>
          )}
          <LayerTools canvas={canvas} id={upload.id} name={upload.picture.name} />
        </Group>
      )}
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {draft.placements.length > 1 && upload && <p className={classes.hint}>{texts.changeIsForPlacement(placement)}</p>}
    </DesignSlot>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Z counts wherever in the step the focus is
    <div className={classes.columns} onKeyDown={stepByKeys}>
      <CanvasEditor
        canvas={canvas}
        cut={cut}
        color={color}
        colorName={cloth?.name}
        designs={designs}
        others={others}
        areaOf={areaOf}
        consent={consent}
        ordered={{
          designs: chosen.length > 0 ? chosen.flatMap((each) => each.designs) : designs,
          cloths: judged.map(({ _id, name, hexCode }) => ({ id: _id, name, hex: hexCode })),
          onLeaveOut: orderedColors.length > 1 ? leaveOut : undefined,
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
        <LayerList
          canvas={canvas}
          written={written}
          designs={designs}
          cloth={color}
          picture={() => slot}
          onForget={forget}
        >
          {!upload && slot}
        </LayerList>
        {hiddenElsewhere.length > 0 && (
          <p className={classes.hint}>{layerTexts.hiddenElsewhere(hiddenElsewhere.join(', '))}</p>
        )}
        {canvas.layers.length > 0 && (
          <SaveDesign
            draftKey={`bulk ${productId} ${placement}`}
            productId={productId}
            color={cloth?._id}
            canvas={canvas}
          />
        )}
        {chosen.length > 1 && canvas.layers.length > 0 && (
          <CopyTo
            key={placement}
            productId={productId}
            design={shown}
            others={chosen.flatMap((each) => (each === shown ? [] : each.canvas.area))}
          />
        )}
        <ColorChoice
          label={texts.seeItOn}
          value={cloth?._id}
          colors={colors}
          onChange={(seenOn) => changeBulk(productId, () => ({ seenOn }))}
        />
      </div>
    </div>
  )
}
