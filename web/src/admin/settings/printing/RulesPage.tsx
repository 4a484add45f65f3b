import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { priceListOf } from '@teeshala/contract/printing/price-list'
import { LoadFailure } from '../../../shared/admin/LoadFailure.tsx'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { pricingQuery } from '../../../shared/printing/pricing-query.ts'
import { tradeRulesQuery } from '../../../shared/printing/trade-rules-query.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import { RulesForm } from './RulesForm.tsx'
import classes from './rules.module.css'

/** The print-shop rules: how many sheets a binding holds, which paper a film suits, and so on. */
export function RulesPage() {
  const pricing = useQuery(pricingQuery)
  const rules = useQuery(tradeRulesQuery)
  const error = pricing.error ?? rules.error
  const isOpen = pricing.data && rules.data
  return (
    <>
      <p className={classes.way}>
        <TextLink to="/admin/settings" inherit>
          {texts.settings}
        </TextLink>
      </p>
      <PageTitle title={texts.printingRules} mb="xs" />
      <p className={classes.lead}>
        {texts.whatGoesTogetherInAPrint}{' '}
        <TextLink to="/admin/price-add" inherit>
          {texts.priceList}
        </TextLink>
        .
      </p>
      {error && !isOpen && (
        <LoadFailure
          title={texts.failedToLoadTheRules}
          reason={reasonFor(error)}
          onRetry={() => Promise.all([pricing.refetch(), rules.refetch()])}
        />
      )}
      {!error && !isOpen && <Skeleton height="40rem" aria-busy />}
      {isOpen && <RulesForm stored={rules.data} pricing={pricing.data} list={priceListOf(pricing.data)} />}
    </>
  )
}
