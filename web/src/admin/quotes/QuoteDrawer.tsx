import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordDrawer } from '../../shared/admin/record/RecordDrawer.tsx'
import { useOpenRecord } from '../../shared/admin/record/use-open-record.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { quoteQuery } from '../../shared/quotes/quote-query.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/admin/orders/quotes.ts'
import { QuoteRecord } from './QuoteRecord.tsx'
import { quoteParameter } from './quote-queries.ts'

/** The quote in the URL, in a drawer beside the list. */
export function QuoteDrawer() {
  const { shown, isOpen, close } = useOpenRecord(quoteParameter)
  const { data: quote, error } = useQuery({ ...quoteQuery(shown, ''), enabled: shown !== '' })
  return (
    <RecordDrawer title={texts.quoteNamed(shown)} isOpen={isOpen} isAsking={false} onClose={close}>
      {quote && <QuoteRecord key={quote._id} quote={quote} />}
      <ErrorAlert error={!quote && error && texts.errorWith(sentenceFor(error, texts.theQuoteCouldNotBeLoaded))} />
      {!quote && !error && <Skeleton height="30rem" aria-busy />}
    </RecordDrawer>
  )
}
