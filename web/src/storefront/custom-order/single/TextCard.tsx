import { Button } from '@mantine/core'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { firstSpot, spotOf } from '@teeshala/contract/design-document/text-spot'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { lazy, Suspense } from 'react'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { changeSingle, changeText, putText } from '../custom-draft.ts'
import type { WrittenDesign } from '../use-written-designs.ts'
import { LayerMoves } from './LayerMoves.tsx'
import { addTextLayer } from './layers.ts'
import classes from './TextCard.module.css'

const TextPanel = lazy(async () => ({ default: (await import('../../../shared/design-text/TextPanel.tsx')).TextPanel }))

type TextCardProps = {
  written: WrittenDesign
  area: PrintArea
  /** The fabric, as #1A2B3C. */
  cloth: string
  isActive: boolean
  isNew: boolean
  isAlone: boolean
  onRemove: () => void
}

/** A text among the layers: what can be done with it, and, while it is the one at hand, how it looks. */
export function TextCard({ written, area, cloth, isActive, isNew, isAlone, onRemove }: TextCardProps) {
  const { id, style, design, hasFailed, retry } = written
  const name = design?.picture.name ?? texts.emptyText
  const resize = (letterMm: number) => {
    const spot = design?.text ? spotOf(design.place, design.text) : firstSpot(area)
    putText(id, area.placement, { ...spot, letterMm })
  }
  return (
    <div className={classes.card} data-active={isActive || undefined}>
      <div className={classes.head}>
        {design ? (
          <img className={classes.picture} src={design.picture.url} alt="" style={{ '--cloth': cloth } as object} />
        ) : (
          <span className={classes.picture} />
        )}
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <div className={classes.actions}>
            {!isActive && (
              <Button size="compact-md" variant="default" onClick={() => changeSingle({ active: id })}>
                {texts.editText}
              </Button>
            )}
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={texts.duplicateItem(name)}
              onClick={() => addTextLayer(style, area)}
            >
              {texts.duplicate}
            </Button>
            <Button size="compact-md" variant="subtle" aria-label={texts.removeItem(name)} onClick={onRemove}>
              {texts.remove}
            </Button>
            {!isAlone && <LayerMoves id={id} name={name} />}
          </div>
        </div>
      </div>
      {isActive && (
        <Suspense>
          <TextPanel
            style={style}
            onChange={(changed) => changeText(id, changed)}
            letterMm={design?.text && letterSizeMm(design.text, design.place)}
            onLetterMm={resize}
            hasFailed={hasFailed}
            onRetry={retry}
            isNew={isNew}
          />
        </Suspense>
      )}
    </div>
  )
}
