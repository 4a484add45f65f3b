import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './GalleryZoom.module.css'

const scales = [1, 1.75, 2.5, 3.5]
/** A press that moved further was a drag. */
const clickSlackPx = 6

type GalleryZoomProps = { label: string; onClose: () => void; children: ReactNode }

/**
 * A full-screen picture. Zooms by click, plus key or pinch; moves by dragging, touch or arrow keys, since it is
 * an ordinary scroll area; closes with Escape or the cross, after which focus returns.
 */
export function GalleryZoom({ label, onClose, children }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ground = useRef<HTMLElement>(null)
  const grip = useRef<{ x: number; y: number; left: number; top: number; hasMoved: boolean }>(undefined)
  const [step, setStep] = useState(0)
  const scale = scales[step] ?? 1

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  const zoom = (to: number, at = { x: 0.5, y: 0.5 }) => {
    const next = Math.max(0, Math.min(scales.length - 1, to))
    setStep(next)
    requestAnimationFrame(() => {
      const area = ground.current
      if (!area) return
      area.scrollTo(at.x * area.scrollWidth - area.clientWidth / 2, at.y * area.scrollHeight - area.clientHeight / 2)
    })
  }

  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (grip.current?.hasMoved) return
    const box = currentTarget.getBoundingClientRect()
    const at = detail > 0 ? { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height } : undefined
    zoom(step === scales.length - 1 ? 0 : step + 1, at)
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') zoom(step + 1)
        if (key === '-') zoom(step - 1)
      }}
    >
      <div className={classes.tools}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={texts.zoomOut}
          disabled={step === 0}
          onClick={() => zoom(step - 1)}
        >
          <IconMinus />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={texts.zoomInFurther}
          disabled={step === scales.length - 1}
          onClick={() => zoom(step + 1)}
        >
          <IconPlus />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label={texts.close} onClick={() => dialog.current?.close()}>
          <IconX />
        </ActionIcon>
      </div>
      <section
        ref={ground}
        className={classes.ground}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.pictureScrolls}
        onPointerDown={({ clientX: x, clientY: y, pointerType, currentTarget }) => {
          if (pointerType !== 'mouse') return
          grip.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop, hasMoved: false }
        }}
        onPointerMove={({ clientX, clientY, buttons, currentTarget }) => {
          const from = grip.current
          if (!from || buttons === 0) return
          if (Math.hypot(clientX - from.x, clientY - from.y) > clickSlackPx) from.hasMoved = true
          currentTarget.scrollTo(from.left - (clientX - from.x), from.top - (clientY - from.y))
        }}
      >
        <button
          type="button"
          className={classes.picture}
          style={{ '--zoom': scale } as React.CSSProperties}
          aria-label={step === scales.length - 1 ? texts.wholePicture : texts.magnify}
          onClick={click}
          onDragStart={(event) => event.preventDefault()}
        >
          {children}
        </button>
      </section>
    </dialog>
  )
}
