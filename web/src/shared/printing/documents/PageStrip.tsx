import { ActionIcon } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatCount } from '@teeshala/contract/count-format'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as texts from '../../../texts/shared/printing.ts'
import { PageCanvas } from './PageCanvas.tsx'
import classes from './PageStrip.module.css'
import type { PdfFile } from './pdf-files.ts'

type PageStripProps = {
  /** The document's name. */
  name: string
  pdf: PdfFile
  /** Until they are known, pages have no marks. */
  facts: DocumentFacts | undefined
}

/** The width of a page with its gap, and of the page itself, in pixels. */
const stepPx = 132
const pagePx = 116
/** How many pages beyond the visible ones are drawn. */
const ahead = 2

/** The pages of a PDF side by side, each with its number and whether it has colour. Only visible pages are rendered. */
export function PageStrip({ name, pdf, facts }: PageStripProps) {
  const { ref: sized, width } = useElementSize<HTMLOListElement>()
  const strip = useRef<HTMLOListElement>(null)
  const [left, setLeft] = useState(0)
  // At the end of the strip the requested page is not the first visible one.
  const [asked, setAsked] = useState<number>()
  const [typed, setTyped] = useState<string>()
  const { pages } = pdf
  const shown = Math.max(1, Math.floor(width / stepPx))
  const leftOf = (page: number) => Math.min((page - 1) * stepPx, pages * stepPx - width)
  const current = asked ?? Math.min(pages, Math.round(left / stepPx) + 1)
  const first = Math.max(0, Math.floor(left / stepPx) - ahead)
  const last = Math.min(pages, Math.ceil((left + width) / stepPx) + ahead)
  const numbers = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index + 1)

  const turnTo = (page: number) => {
    const number = Math.min(pages, Math.max(1, Math.trunc(page) || 1))
    setAsked(number)
    strip.current?.scrollTo({ left: leftOf(number) })
  }
  const settle = () => {
    if (typed !== undefined) turnTo(Number(typed))
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle()
  }

  return (
    <div className={classes.pages}>
      <ol
        ref={useMergedRef(sized, strip)}
        className={classes.strip}
        aria-label={texts.pagesOfDocument(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft } }) => {
          setLeft(scrollLeft)
          // Any other position means that it was scrolled by hand.
          if (asked !== undefined && Math.abs(scrollLeft - leftOf(asked)) > 1) setAsked(undefined)
        }}
      >
        {numbers.map((number) => (
          <li
            key={number}
            className={classes.cell}
            style={{ insetInlineStart: (number - 1) * stepPx, width: pagePx }}
            aria-setsize={pages}
            aria-posinset={number}
          >
            <span className={classes.frame}>
              <PageCanvas pdf={pdf} number={number} width={pagePx} />
            </span>
            <span className={classes.caption}>
              {number}
              {facts?.colorPages.includes(number) && <span className={classes.color}>{texts.colour}</span>}
              {facts?.poorPages.includes(number) && <span className={classes.poor}>{texts.blurred}</span>}
            </span>
          </li>
        ))}
        <li aria-hidden className={classes.end} style={{ insetInlineStart: pages * stepPx - 1 }} />
      </ol>
      {pages > shown && (
        <div className={classes.tools}>
          <ActionIcon
            variant="default"
            size={40}
            aria-label={texts.previousPagesOf(name)}
            disabled={current <= 1}
            onClick={() => turnTo(current - shown)}
          >
            <IconChevronLeft size={20} />
          </ActionIcon>
          <label className={classes.number}>
            {texts.pageLabel}
            <input
              inputMode="numeric"
              autoComplete="off"
              aria-label={texts.pageOfDocument(name)}
              value={typed ?? current}
              onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 3))}
              onBlur={settle}
              onKeyDown={onKeyDown}
            />
            {texts.ofCount(formatCount(pages))}
          </label>
          <ActionIcon
            variant="default"
            size={40}
            aria-label={texts.nextPagesOf(name)}
            disabled={left + width >= pages * stepPx - 1}
            onClick={() => turnTo(current + shown)}
          >
            <IconChevronRight size={20} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
