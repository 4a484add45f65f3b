import { Button } from '@mantine/core'
import type { MotifStyle } from '@teeshala/contract/motifs/motif-layer'
import { motifNames } from '@teeshala/contract/motifs/motif-names'
import { lazy, Suspense } from 'react'
import * as texts from '../../../texts/shared/designer.ts'
import * as motifTexts from '../../../texts/shared/motifs.ts'
import type { Canvas } from '../canvas.ts'
import { changeDrawn } from '../design-drafts.ts'
import { addDrawnLayer } from '../layers.ts'
import { say } from '../spoken.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import { LayerMoves } from './LayerMoves.tsx'
import classes from './TextCard.module.css'

const MotifPanel = lazy(async () => ({ default: (await import('../../motifs/MotifPanel.tsx')).MotifPanel }))

type MotifCardProps = {
  canvas: Canvas
  drawn: DrawnDesign
  style: MotifStyle
  /** The fabric, as #1A2B3C. */
  cloth: string
  onRemove: () => void
}

/** A motif among the layers: what can be done with it, and, while it is the one at hand, which it is and its colours. */
export function MotifCard({ canvas, drawn: { id, design }, style, cloth, onRemove }: MotifCardProps) {
  const isActive = id === canvas.activeId
  const name = motifNames[style.motif]
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
                {motifTexts.changeMotif}
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
        <Suspense>
          <MotifPanel style={style} place={design?.place} onChange={(changed) => changeDrawn(id, changed)} />
        </Suspense>
      )}
    </div>
  )
}
