import { useEffect, useRef } from 'react'
import classes from './PageStrip.module.css'
import type { PdfFile } from './pdf-files.ts'

/** A page of a PDF, drawn at this width in CSS pixels. */
export function PageCanvas({ pdf, number, width }: { pdf: PdfFile; number: number; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('./pdf-files.ts').then(({ drawPage }) => {
      if (isOver || !canvas.current) return
      stop = drawPage(pdf, number, canvas.current, width * Math.min(window.devicePixelRatio, 2))
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [pdf, number, width])
  return <canvas ref={canvas} className={classes.page} aria-hidden />
}
