import { Button, Loader } from '@mantine/core'
import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { useId, useRef } from 'react'
import { changeBulk, useBulkDraft, type WrittenRoster } from '../../../../shared/designer/drafts/design-drafts.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../../texts/storefront/roster-step.ts'
import { bulkLines } from '../../quantity-grid/use-bulk-lines.ts'
import type { useBulkDesigns } from '../designs/use-bulk-designs.ts'
import classes from './RosterStep.module.css'

const emptyRoster: WrittenRoster = { people: [], acceptsRepeats: false }

const RosterPanel = lazyPart(() => import('./RosterPanel.tsx').then((file) => file.RosterPanel))

export type RosterStepProps = {
  productId: string
  lines: readonly BulkLine[]
  designed: ReturnType<typeof useBulkDesigns>
  cut: GarmentCut
  colors: readonly ProductColor[]
  sizes: readonly BulkSize[]
}

/** Team names and numbers, which most orders do not have: their editor is loaded on request. */
export function RosterStep(props: RosterStepProps) {
  const { productId } = props
  const { roster } = useBulkDraft(productId)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = () => {
    // The button disappears; its replacement starts below the heading.
    heading.current?.focus()
    changeBulk(productId, () => ({ roster: emptyRoster }))
  }
  const remove = (removed: WrittenRoster) => {
    // The page may still show the pieces from before the last change.
    const lines = bulkLines(productId)
    heading.current?.focus()
    changeBulk(productId, () => ({ roster: undefined }))
    const restore = () => changeBulk(productId, () => ({ roster: removed, lines }))
    if (removed.people.length > 0) toast.good(texts.theListIsRemoved, { label: texts.undo, act: restore })
  }
  return (
    <section className={classes.step} aria-labelledby={title}>
      <h2 ref={heading} id={title} className={classes.title} tabIndex={-1}>
        {texts.namesAndNumbers}
      </h2>
      <p className={classes.hint}>{texts.everyPieceWithItsOwn}</p>
      {roster ? (
        <RosterPanel
          fallback={<Loader aria-label={texts.loading} />}
          {...props}
          roster={roster}
          onRemove={() => remove(roster)}
        />
      ) : (
        <Button variant="default" onClick={open}>
          {texts.addNamesAndNumbers}
        </Button>
      )}
    </section>
  )
}
