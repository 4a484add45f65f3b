import { type ReactNode, useEffect, useRef } from 'react'
import * as texts from '../../../texts/shared/design/designer.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../drafts/design-drafts.ts'
import { duplicateLayers } from '../selection/group-layers.ts'
import { selectOnly, useSelected } from '../selection/picked.ts'
import { say } from '../spoken.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import classes from './DrawnCard.module.css'
import { LayerTools } from './LayerTools.tsx'

/** What a text and a motif pass on to their card. */
export type CardOfDrawn = {
  canvas: Canvas
  drawn: DrawnDesign
  /** The visible layers. */
  designs: readonly PlacedDesign[]
  /** The fabric colour, as #1A2B3C. */
  cloth: string
  onRemove: () => void
}

type DrawnCardProps = CardOfDrawn & {
  /** The label of the button that selects it. */
  editLabel: string
  /** Its style fields, shown while it is active. */
  children: ReactNode
}

/** A text or motif in the layer list, with its actions. */
export function DrawnCard({ canvas, drawn, designs, editLabel, cloth, onRemove, children }: DrawnCardProps) {
  const { id, name, design } = drawn
  const isActive = id === canvas.activeId
  const isSelected = useSelected(canvas).includes(id)
  const card = useRef<HTMLDivElement>(null)
  const isTaken = useRef(false)
  // The pressed button has disappeared, and the panel of another layer above it may have, too.
  useEffect(() => {
    if (!isActive || !isTaken.current) return
    isTaken.current = false
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [isActive])
  const { isLocked = false, isHidden = false } = useDrafts(({ traits }) => traits[canvas.keyOf(id)]) ?? {}
  return (
    <div
      ref={card}
      tabIndex={-1}
      className={classes.card}
      data-active={isSelected || undefined}
      data-edited={(isActive && !isLocked) || undefined}
      data-hidden={isHidden || undefined}
    >
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
              <SmallButton
                onClick={() => {
                  isTaken.current = true
                  selectOnly(canvas, id)
                }}
              >
                {editLabel}
              </SmallButton>
            )}
            <SmallButton
              variant="subtle"
              aria-label={texts.duplicateItem(name)}
              onClick={() => {
                if (duplicateLayers(canvas, [id], designs) > 0) say(texts.copied(name))
              }}
            >
              {texts.duplicate}
            </SmallButton>
            <SmallButton
              variant="subtle"
              aria-label={texts.removeItem(name)}
              data-removes
              disabled={isLocked}
              onClick={onRemove}
            >
              {texts.remove}
            </SmallButton>
            <LayerTools canvas={canvas} id={id} name={name} />
          </div>
        </div>
      </div>
      {isActive && !isLocked && children}
    </div>
  )
}
