import { Button } from '@mantine/core'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { firstSpot, spotOf } from '@teeshala/contract/design-document/text-spot'
import * as texts from '../../../texts/shared/designer.ts'
import { TextPanel } from '../../design-text/TextPanel.tsx'
import type { Canvas } from '../canvas.ts'
import { changeDrawn, putDrawn } from '../design-drafts.ts'
import { addDrawnLayer } from '../layers.ts'
import { say } from '../spoken.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { LayerMoves } from './LayerMoves.tsx'
import classes from './TextCard.module.css'

type TextCardProps = {
  canvas: Canvas
  written: DrawnDesign
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
    putDrawn(id, area.placement, { ...spot, letterMm })
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
                addDrawnLayer(canvas, style)
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
          onChange={(changed) => changeDrawn(id, changed)}
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
