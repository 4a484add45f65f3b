import { Button } from '@mantine/core'
import { IconSparkles, IconTypography } from '@tabler/icons-react'
import { maxTexts, tooManyTexts } from '@teeshala/contract/design-document/design-document'
import { maxMotifs, tooManyMotifs } from '@teeshala/contract/motifs/motif-layer'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as designTexts from '../../../texts/shared/design/design-text.ts'
import * as texts from '../../../texts/shared/design/designer.ts'
import * as layerTexts from '../../../texts/shared/design/layers.ts'
import * as motifTexts from '../../../texts/shared/design/motifs.ts'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { ErrorAlert } from '../../ui/ErrorAlert.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Canvas } from '../canvas.ts'
import { useDrafts } from '../drafts/design-drafts.ts'
import { asOneStep, forgetGone } from '../history/design-history.ts'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import { addDrawnLayer, firstMotif, firstStyle } from '../layers.ts'
import { clearPicked } from '../selection/picked.ts'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { say, useSpoken } from '../spoken.ts'
import type { DrawnDesign } from '../use-drawn-designs.ts'
import classes from './LayerList.module.css'

const MotifCard = lazyPart(async () => (await import('./MotifCard.tsx')).MotifCard)
const TextCard = lazyPart(async () => (await import('./TextCard.tsx')).TextCard)

type LayerListProps = {
  canvas: Canvas
  written: readonly DrawnDesign[]
  /** The visible layers. */
  designs: readonly PlacedDesign[]
  /** The fabric colour, as #1A2B3C. */
  cloth: string
  /** Whether its pictures are shown side by side. */
  isMany?: boolean
  /** Renders a picture's card; `forget` removes it. */
  picture: (id: string, forget: () => void) => ReactNode
  /** Releases a picture that is removed together with others. */
  onForget: (id: string) => void
  /** The control that adds pictures. */
  children: ReactNode
}

/** The layers of a placement in print order, lowest first, with buttons to add more. */
export function LayerList(props: LayerListProps) {
  const { canvas, written, designs, cloth, isMany = false, picture, onForget, children } = props
  const { layers, activeId, change } = canvas
  const [newText, setNewText] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const spoken = useSpoken(({ words }) => words)
  const list = useRef<HTMLOListElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const removedSlot = useRef<number>(undefined)
  const activeAt = layers.indexOf(activeId ?? '')
  const motifs = written.filter(({ style }) => 'motif' in style).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: another placement is another canvas, and a reopened designer starts anew
  useEffect(() => clearPicked, [canvas.area.placement])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slot may push the active one out of view
  useEffect(() => {
    showSlot(list.current, activeAt)
  }, [layers.length, activeAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is lost when a slot disappears
  useEffect(() => {
    if (removedSlot.current === undefined) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('button[data-removes]:not([inert] *)')
    const next = buttons?.[removedSlot.current] ?? buttons?.[removedSlot.current - 1]
    ;(next ?? group.current?.querySelector('button'))?.focus()
    removedSlot.current = undefined
  }, [layers.length])

  const traits = useDrafts((drafts) => drafts.traits)
  const hidden = layers.filter((id) => traits[canvas.keyOf(id)]?.isHidden).length
  const removeAll = (ids: readonly string[]) => {
    const others = layers.filter((each) => !ids.includes(each))
    removedSlot.current = 0
    asOneStep(() => {
      change({ layers: others, active: others.at(-1) ?? '' })
      for (const id of ids) if (written.every((each) => each.id !== id)) onForget(id)
    })
    ids.forEach(forgetGone)
  }

  const forget = (id: string) => {
    const others = layers.filter((each) => each !== id)
    removedSlot.current = layers.indexOf(id)
    say(texts.layerRemoved)
    change({ layers: others, active: others.at(-1) ?? '' })
  }

  const cardOf = (id: string) => {
    const drawn = written.find((each) => each.id === id)
    const onRemove = () => forget(id)
    if (!drawn) return picture(id, onRemove)
    const { style } = drawn
    const card = { canvas, drawn, designs, cloth, onRemove }
    return 'motif' in style ? (
      <MotifCard {...card} style={style} />
    ) : (
      <TextCard {...card} style={style} isNew={id === newText} />
    )
  }

  return (
    <div ref={group} className={classes.group}>
      <ol ref={list} className={classes.slots} aria-label={texts.yourDesigns} data-many={isMany || undefined}>
        {layers.map((id) => (
          <li key={id}>{cardOf(id)}</li>
        ))}
      </ol>
      <SelectionBar
        canvas={canvas}
        designs={designs}
        onRemove={removeAll}
        onEnd={() => list.current?.querySelector<HTMLInputElement>('input[type="checkbox"]:checked')?.focus()}
      />
      {hidden > 0 && <p className={classes.hidden}>{layerTexts.hiddenCount(hidden)}</p>}
      {children}
      <div className={classes.adds}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconTypography size={20} />}
          // The second click of a double click must not add a second text.
          onClick={({ detail }) => {
            if (detail > 1) return
            if (written.length - motifs >= maxTexts) return setRefusal(tooManyTexts)
            setRefusal(undefined)
            setNewText(addDrawnLayer(canvas, firstStyle(cloth)))
          }}
        >
          {designTexts.addText}
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconSparkles size={20} />}
          onClick={({ detail }) => {
            if (detail > 1) return
            if (motifs >= maxMotifs) return setRefusal(tooManyMotifs)
            setRefusal(undefined)
            addDrawnLayer(canvas, firstMotif(cloth, 'lotus'))
          }}
        >
          {motifTexts.addMotif}
        </Button>
        <HistoryButtons />
      </div>
      <p className={classes.spoken} role="status">
        {spoken}
      </p>
      <ErrorAlert error={refusal} />
    </div>
  )
}

/** Scrolls the list to a slot without scrolling the page. */
function showSlot(list: HTMLOListElement | null, index: number): void {
  const active = list?.children[index]
  if (!list || !active) return
  const [slot, frame] = [active.getBoundingClientRect(), list.getBoundingClientRect()]
  if (slot.top < frame.top) list.scrollTop += slot.top - frame.top
  else if (slot.bottom > frame.bottom) list.scrollTop += slot.bottom - frame.bottom
}
