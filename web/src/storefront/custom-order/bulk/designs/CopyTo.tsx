import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { useState } from 'react'
import { say } from '../../../../shared/designer/spoken.ts'
import { SmallButton } from '../../../../shared/ui/SmallButton.tsx'
import * as texts from '../../../../texts/storefront/custom-order.ts'
import classes from './BulkDesigns.module.css'
import { copyDesign } from './copy-design.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

type CopyToProps = { productId: string; design: BulkDesign; others: readonly PrintArea[] }

/** Copies the shown design to another placement with one tap. */
export function CopyTo({ productId, design, others }: CopyToProps) {
  const [outcome, setOutcome] = useState<string>()
  return (
    <div className={classes.copy}>
      <span>{texts.copyTo}</span>
      {others.map((area) => (
        <SmallButton
          key={area.placement}
          aria-label={texts.copyDesignTo(area.placement)}
          onClick={() => {
            const words = copyDesign(productId, design, area) ?? texts.designCopiedTo(area.placement)
            setOutcome(words)
            say(words)
          }}
        >
          {area.placement}
        </SmallButton>
      ))}
      {outcome && <p className={classes.copied}>{outcome}</p>}
    </div>
  )
}
