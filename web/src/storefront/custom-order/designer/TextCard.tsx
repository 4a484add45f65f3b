import { Button } from '@mantine/core'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { firstSpot, spotOf } from '@teeshala/contract/design-document/text-spot'
import { TextPanel } from '../../../shared/design-text/TextPanel.tsx'
import * as texts from '../../../texts/storefront/custom-order.ts'
import { changeText, putText } from '../custom-draft.ts'
import type { Canvas } from './canvas.ts'
import { LayerMoves } from './LayerMoves.tsx'
import { addTextLayer } from './layers.ts'
import { say } from './spoken.ts'
import classes from './TextCard.module.css'
import type { WrittenDesign } from './use-written-designs.ts'

type TextCardProps = {
  canvas: Canvas
  written: WrittenDesign
  style: TextStyle
  /** The fabric, as #1A2B3C. */
  cloth: string
  isNew: boolean
  onRemove: () => void
}

/** A text among the layers: what can be done with it, and, while it is the one at hand, how it looks. */
export function TextCard({ canvas, written, style, cloth, isNew, onRemove }: TextCardProps) {
  const { area } = canvas
  const { id, design, hasFailed, retry } = written
  const isActive = id === canvas.activeId
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
              <Button size="compact-md" variant="default" onClick={() => canvas.change({ active: id })}>
                {texts.editText}
              </Button>
            )}
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={texts.duplicateItem(name)}
              onClick={() => {
                addTextLayer(canvas, style)
                say(texts.copied(name))
              }}
            >
              {texts.duplicate}
            </Button>
            <Button size="compact-md" variant="subtle" aria-label={texts.removeItem(name)} onClick={onRemove}>
              {texts.remove}
            </Button>
            {canvas.layers.length > 1 && <LayerMoves canvas={canvas} id={id} name={name} />}
          </div>
        </div>
      </div>
      {isActive && (
        <TextPanel
          style={style}
          onChange={(changed) => changeText(id, changed)}
          letterMm={design?.text && letterSizeMm(design.text, design.place)}
          onLetterMm={resize}
          hasFailed={hasFailed}
          onRetry={retry}
          isNew={isNew}
        />
      )}
    </div>
  )
}
