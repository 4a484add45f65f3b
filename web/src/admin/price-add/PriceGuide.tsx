import type { PricingSection } from '@teeshala/contract/printing/pricing'
import * as texts from '../../texts/admin/price-add.ts'
import classes from './PriceGuide.module.css'
import { gsmExamples, sectionWords, sizeExamples } from './section-words.ts'

/** How to fill the form. */
export function PriceGuide({ section }: { section: PricingSection }) {
  const { examples, guide, per } = sectionWords[section]
  return (
    <aside className={classes.guide} aria-label={texts.guide}>
      <h2>{texts.guide}</h2>
      <p>{guide}</p>
      <dl>
        <dt>{texts.serviceTypeLabel}</dt>
        <dd>{examples}</dd>
        {section === 'paper' && (
          <>
            <dt>{texts.paperSizeLabel}</dt>
            <dd>{sizeExamples}</dd>
            <dt>{texts.paperGsm}</dt>
            <dd>{gsmExamples}</dd>
          </>
        )}
        <dt>{texts.price}</dt>
        <dd>{texts.inRupeesPer(per)}</dd>
      </dl>
      <p>{texts.aNameThatIsListedAlready}</p>
    </aside>
  )
}
