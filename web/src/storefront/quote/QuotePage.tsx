import { Alert, Container, Group, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { trackingAddress } from '../../shared/link-secrets/placed-order.ts'
import { useLinkSecrets } from '../../shared/link-secrets/use-link-secrets.ts'
import { CopyLink } from '../../shared/ordering/CopyLink.tsx'
import { QuoteAmounts } from '../../shared/quotes/QuoteAmounts.tsx'
import { QuoteLines } from '../../shared/quotes/QuoteLines.tsx'
import { QuotePdfButton } from '../../shared/quotes/QuotePdfButton.tsx'
import { QuoteStateBadge } from '../../shared/quotes/QuoteStateBadge.tsx'
import { quoteQuery } from '../../shared/quotes/quote-query.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/quote.ts'
import { AcceptQuoteForm } from './AcceptQuoteForm.tsx'
import classes from './QuotePage.module.css'

/** `/quote/TQ…`: a print quote, and the form to order it at that price. */
export function QuotePage() {
  const { id = '' } = useParams()
  const { t: token = '' } = useLinkSecrets(id)
  const { data: quote, error, status, refetch } = useQuery(quoteQuery(id, token))
  return (
    <Container pt="xl">
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton height="3.5rem" width="20rem" mb="xl" />
          <div className={classes.columns}>
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </div>
        </div>
      )}
      {!quote && status === 'error' && failedWith(error, 'NOT_FOUND') && (
        <Notice as="page" title={texts.quoteNotFound} text={texts.thereIsNoSuchQuoteOrItsLink}>
          <PageHead title={texts.quoteNotFound} />
          <ButtonLink to="/contact">{texts.writeToUs}</ButtonLink>
        </Notice>
      )}
      {!quote && status === 'error' && !failedWith(error, 'NOT_FOUND') && (
        <FailedNotice as="page" text={sentenceFor(error, texts.failedToLoadTheQuote)} onRetry={() => refetch()}>
          <PageHead title={texts.quote} />
        </FailedNotice>
      )}
      {quote && <OpenedQuote quote={quote} />}
    </Container>
  )
}

function OpenedQuote({ quote }: { quote: Quote }) {
  const { _id, token, createdAt, validUntil, state, note, isShipped, contact, present, order } = quote
  const isGuest = useSession(({ currentUser }) => currentUser === null)
  const link = secretAddress(`/quote/${_id}`, { t: token })
  return (
    <>
      <PageHead title={texts.quoteNamed(_id)} />
      <Title order={1}>{texts.yourQuote}</Title>
      <p className={classes.about}>
        <span>
          {texts.quote} <strong>{_id}</strong>
          {texts.madeOnFor(formatDay(createdAt), contact.name)}
        </span>
        <QuoteStateBadge state={state} />
      </p>
      {state === 'open' && (
        <p className={classes.until}>
          {texts.thesePricesHoldUntil} <strong>{formatDay(validUntil)}</strong>.
        </p>
      )}
      {state === 'open' && isGuest && (
        <Alert color="marigold" mb="lg">
          <Group>
            {texts.youHaveNoAccountHereSo}
            <CopyLink address={link} />
          </Group>
        </Alert>
      )}
      {state === 'expired' && (
        <Alert color="marigold" mb="lg" title={texts.thesePricesHeldUntil(formatDay(validUntil))}>
          {present
            ? texts.todayCostsInstead(formatAmount(present.grandTotal), formatAmount(quote.grandTotal))
            : texts.someOfItIsNoLonger}{' '}
          {!present && (
            <TextLink to="/printing" inherit>
              {texts.makeANewOne}
            </TextLink>
          )}
        </Alert>
      )}
      {order && (
        <Alert color="green" mb="lg" title={texts.thisQuoteWasOrdered}>
          {texts.theOrderIs}{' '}
          <TextLink to={trackingAddress(order)} inherit>
            {order._id}
          </TextLink>
          .
        </Alert>
      )}
      <div className={classes.columns}>
        <section className={classes.quoted} aria-label={texts.whatItCosts}>
          <QuoteLines quote={quote} />
          <QuoteAmounts amounts={quote} isShipped={isShipped} />
          <p className={classes.quiet}>{texts.allPricesIncludeGst}</p>
          {note && (
            <div>
              <h2 className={classes.heading}>{texts.note}</h2>
              <p className={classes.note}>{note}</p>
            </div>
          )}
          <Group>
            <QuotePdfButton quote={quote} />
            {state === 'open' && !isGuest && <CopyLink address={link} />}
          </Group>
        </section>
        {(state === 'open' || present) && <AcceptQuoteForm quote={quote} />}
      </div>
    </>
  )
}
