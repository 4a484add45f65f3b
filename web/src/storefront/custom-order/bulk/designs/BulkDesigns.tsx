import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { type Placement, placements } from '@teeshala/contract/catalogue/options/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { Cloth } from '@teeshala/contract/garment/ink/unseen-layers'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { useEffect } from 'react'
import { CanvasEditor } from '../../../../shared/designer/CanvasEditor.tsx'
import { layersAt } from '../../../../shared/designer/drafts/bulk-layers.ts'
import { bulkDraft, changeBulk, useBulkDraft } from '../../../../shared/designer/drafts/design-drafts.ts'
import { openHistory } from '../../../../shared/designer/history/design-history.ts'
import { stepByKeys } from '../../../../shared/designer/history/history-keys.ts'
import { DesignLayers } from '../../../../shared/designer/layers/DesignLayers.tsx'
import { SaveDesign } from '../../../../shared/designer/saving/SaveDesign.tsx'
import type { useAskedConsent } from '../../../../shared/designer/use-asked-consent.ts'
import { ChoiceGroup } from '../../../../shared/ui/choices/ChoiceGroup.tsx'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import { uploadOf } from '../../../../shared/uploads/uploads-store.ts'
import * as designerTexts from '../../../../texts/shared/design/designer.ts'
import * as layerTexts from '../../../../texts/shared/design/layers.ts'
import * as truthTexts from '../../../../texts/shared/design/truth.ts'
import * as texts from '../../../../texts/storefront/custom-order.ts'
import { ColorChoice } from '../../ColorChoice.tsx'
import { bulkLines } from '../../quantity-grid/use-bulk-lines.ts'
import classes from './BulkDesigns.module.css'
import { withLatestLeft, withoutPicture, withPictureShared } from './bulk-designs.ts'
import { CopyTo } from './CopyTo.tsx'
import type { useBulkDesigns } from './use-bulk-designs.ts'

type BulkDesignsProps = {
  productId: string
  lines: readonly BulkLine[]
  designed: ReturnType<typeof useBulkDesigns>
  /** The default placement before one is chosen. */
  usual: Placement
  cut: GarmentCut
  colors: readonly ProductColor[]
  consent: Pick<ReturnType<typeof useAskedConsent>, 'asked' | 'forget'>
}

/** Step 2: the design of each chosen placement, pictures, texts and motifs, on the garment. */
export function BulkDesigns({ productId, lines, designed, usual, cut, colors, consent }: BulkDesignsProps) {
  const draft = useBulkDraft(productId)
  useEffect(() => openHistory({ kind: 'bulk', key: productId, usual }), [productId, usual])

  const { shown, chosen, areaOf } = designed
  const { placement, canvas, uploads, designs } = shown
  const others = chosen
    .filter((each) => each !== shown)
    .flatMap((each) =>
      each.designs.map(({ place, picture }) => ({ ...place, placement: each.placement, href: picture.url })),
    )
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
      // More may have been added since.
      act: () =>
        changeBulk(productId, ({ lines: now }) => ({
          lines: [...now.filter(({ color }) => color !== id), ...before.filter(({ color }) => color === id)],
        })),
    })
  }

  const hiddenElsewhere = chosen.filter((each) => each !== shown && each.hasHidden).map((each) => each.placement)

  const isPicture = (id: string) => uploadOf(id) !== undefined
  const shareWithOthers = (id: string) =>
    changeBulk(productId, (now) => withPictureShared(now, placement, id, isPicture))
  const forget = (id: string, hasArrived: boolean) =>
    changeBulk(productId, (now) => {
      const left = hasArrived ? now : { ...now, ...withoutPicture(now, id) }
      return { layers: left.layers, ...withLatestLeft(left, isPicture) }
    })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Z works wherever focus is in the step
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
        <DesignLayers
          page="bulk"
          legend={designerTexts.layers}
          laid={shown}
          layersNow={() => layersAt(bulkDraft(productId), placement)}
          cloth={color}
          onTaken={shareWithOthers}
          onGone={forget}
          note={
            draft.placements.length > 1 &&
            uploads.length > 0 && <p className={classes.hint}>{texts.changeIsForPlacement(placement)}</p>
          }
        />
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
