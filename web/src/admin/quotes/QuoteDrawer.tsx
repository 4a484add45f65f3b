import { Skeleton } from '@mantine/core'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/admin/orders/quotes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../shared/address/use-address.ts'
import { RecordDrawer } from '../../shared/admin/record/RecordDrawer.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { quoteQuery } from '../../shared/quotes/quote-query.ts'
import { QuoteRecord } from './QuoteRecord.tsx'
import { quoteParameter } from './quote-queries.ts'

/** The quote in the URL, in a drawer beside the list. */
export function QuoteDrawer() {
  const { read, write } = useAddress()
  const id = read(quoteParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const { data: quote, error } = useQuery({ ...quoteQuery(shown, ''), enabled: shown !== '' })
  return (
    <RecordDrawer
      title={texts.quoteNamed(shown)}
      isOpen={id !== ''}
      isAsking={false}
      onClose={() => write({ [quoteParameter]: '' })}
    >
      {quote && <QuoteRecord key={quote._id} quote={quote} />}
      <ErrorAlert error={!quote && error && texts.errorWith(sentenceFor(error, texts.theQuoteCouldNotBeLoaded))} />
      {!quote && !error && <Skeleton height="30rem" aria-busy />}
    </RecordDrawer>
  )
}
