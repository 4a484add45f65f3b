import type { PricingSection } from '@teeshala/contract/printing/pricing'
import classes from './PriceGuide.module.css'
import { gsmExamples, sectionWords, sizeExamples } from './section-words.ts'

/** How to fill the form. */
export function PriceGuide({ section }: { section: PricingSection }) {
  const { examples, guide, per } = sectionWords[section]
  return (
    <aside className={classes.guide} aria-label="Guide">
      <h2>Guide</h2>
      <p>{guide}</p>
      <dl>
        <dt>Service type</dt>
        <dd>{examples}</dd>
        {section === 'paper' && (
          <>
            <dt>Paper size</dt>
            <dd>{sizeExamples}</dd>
            <dt>Paper GSM</dt>
            <dd>{gsmExamples}</dd>
          </>
        )}
        <dt>Price</dt>
        <dd>In rupees for {per}, with up to two decimals.</dd>
      </dl>
      <p>A name that is listed already gets the new price; any other is added at the end.</p>
    </aside>
  )
}
