import { SegmentedControl, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pricingSections } from '@teeshala/contract/printing/pricing'
import { useAddress } from '../../shared/address/use-address.ts'
import { FormMessage } from '../../shared/admin/FormMessage.tsx'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { useMessage } from '../../shared/admin/use-message.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { pricingQuery } from '../../shared/printing/pricing-query.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { LayerContext, useLayer } from '../../shared/ui/layer.ts'
import * as texts from '../../texts/admin/price-add.ts'
import { listedPrices } from './listed-price.ts'
import classes from './PriceAddPage.module.css'
import { PriceForm } from './PriceForm.tsx'
import { PriceGuide } from './PriceGuide.tsx'
import { PriceTable } from './PriceTable.tsx'
import { sectionWords } from './section-words.ts'

const choices = pricingSections.map((section) => ({ value: section, label: sectionWords[section].label }))

/** The print price list, and the price form for those who may edit it. */
export function PriceAddPage() {
  const address = useAddress()
  const section = pricingSections.find((name) => name === address.read('section')) ?? 'design'
  const { data: pricing, isPending, error, refetch } = useQuery(pricingQuery)
  const prices = pricing && listedPrices(pricing, section)
  const editedId = address.read('edit')
  const edited = prices?.find(({ _id }) => _id === editedId)
  const { message, say, clear } = useMessage()
  const mayChange = useMay('setPrice')
  const refresh = () => invalidate(queryKeys.pricing())
  const stopEditing = () => address.write({ edit: '' })
  const layer = useLayer()
  return (
    <LayerContext value={layer}>
      <PageTitle title={texts.priceConfiguration} mb="xs" />
      <p className={classes.about}>{texts.whatDesignPaperPrintingLaminationAndBinding}</p>
      <div className={classes.picker}>
        <SegmentedControl
          aria-label={texts.category}
          classNames={{ label: classes.choice ?? '' }}
          size="md"
          data={choices}
          value={section}
          onChange={(next) => layer.leave(() => address.write({ section: next, edit: '' }))}
        />
      </div>
      {mayChange && (
        <>
          <div className={classes.columns}>
            <PriceForm
              // The input stays as typed if the price is deleted meanwhile.
              key={`${section} ${prices ? editedId : ''}`}
              section={section}
              prices={prices ?? []}
              edited={edited}
              onSave={clear}
              onSaved={(words) => {
                stopEditing()
                if (words) say(words)
                return refresh()
              }}
              onFailed={(words) => {
                say(words, 'error')
                // Most refusals are caused by changes of colleagues.
                void refresh()
              }}
              onCancel={stopEditing}
            />
            <PriceGuide section={section} />
          </div>
          <FormMessage message={message} />
        </>
      )}
      <h2 className={classes.title}>{texts.currentPricesOf(sectionWords[section].label)}</h2>
      {isPending && <Skeleton height="20rem" aria-busy />}
      {error && (
        <LoadFailure title={texts.failedToLoadPricingData} reason={reasonFor(error)} onRetry={() => refetch()} />
      )}
      {prices && (
        <PriceTable
          section={section}
          prices={prices}
          onEdit={mayChange ? ({ _id }) => layer.leave(() => address.write({ section, edit: _id })) : undefined}
        />
      )}
    </LayerContext>
  )
}
