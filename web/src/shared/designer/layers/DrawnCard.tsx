import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/shared/designer.ts'
import type { Canvas } from '../canvas.ts'
import { type DrawnStyle, useDrafts } from '../design-drafts.ts'
import { addDrawnLayer } from '../layers.ts'
import { say } from '../spoken.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import classes from './DrawnCard.module.css'
import { LayerTools } from './LayerTools.tsx'

type DrawnCardProps = {
  canvas: Canvas
  drawn: DrawnDesign
  style: DrawnStyle
  name: string
  /** What the button says that takes it to hand. */
  editLabel: string
  /** The fabric, as #1A2B3C. */
  cloth: string
  onRemove: () => void
  /** How it looks, to be changed while it is the one at hand. */
  children: ReactNode
}

/** A text or motif among the layers, and what can be done with it. */
export function DrawnCard({ canvas, drawn, style, name, editLabel, cloth, onRemove, children }: DrawnCardProps) {
  const { id, design } = drawn
  const isActive = id === canvas.activeId
  const { isLocked = false, isHidden = false } = useDrafts(({ traits }) => traits[canvas.keyOf(id)]) ?? {}
  return (
    <div className={classes.card} data-active={isActive || undefined} data-hidden={isHidden || undefined}>
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
                {editLabel}
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
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={texts.removeItem(name)}
              data-removes
              disabled={isLocked}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
            <LayerTools canvas={canvas} id={id} name={name} />
          </div>
        </div>
      </div>
      {isActive && !isLocked && children}
    </div>
  )
}
