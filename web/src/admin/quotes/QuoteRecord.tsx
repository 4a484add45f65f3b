import { Anchor, Button, CopyButton, Group } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { formatDay, formatMoment } from '@teeshala/contract/date-format'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { QuoteAmounts } from '../../shared/quotes/QuoteAmounts.tsx'
import { QuoteLines } from '../../shared/quotes/QuoteLines.tsx'
import { QuotePdfButton } from '../../shared/quotes/QuotePdfButton.tsx'
import { QuoteStateBadge } from '../../shared/quotes/QuoteStateBadge.tsx'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { readablePhone } from '../../shared/ui/fields/tel.ts'
import * as texts from '../../texts/admin/orders/quotes.ts'
import classes from './QuoteRecord.module.css'
import { SendQuoteForm } from './SendQuoteForm.tsx'

/** One quote: contents, price, customer, state, and how to send it. */
export function QuoteRecord({ quote }: { quote: Quote }) {
  const maySend = useMay('sendQuote')
  const { _id, token, state, createdAt, validUntil, contact, note, isShipped, order, present, sent } = quote
  const { name, phone, email } = contact
  return (
    <div className={classes.record}>
      <Group gap="sm">
        <QuoteStateBadge state={state} />
        <span className={classes.quiet}>
          {texts.madeAndHeldUntil(formatMoment(createdAt), state, formatDay(validUntil))}
        </span>
      </Group>
      {order && (
        <p className={classes.plain}>
          {texts.itBecameTheOrder}{' '}
          <TextLink to={`/admin/print-orders?order=${order._id}`} inherit>
            {order._id}
          </TextLink>
          .
        </p>
      )}
      {present && <p className={classes.plain}>{texts.todayTheSameCosts(formatAmount(present.grandTotal))}</p>}
      <RecordSection title={texts.items}>
        <QuoteLines quote={quote} />
        <QuoteAmounts amounts={quote} isShipped={isShipped} />
      </RecordSection>
      {note && (
        <RecordSection title={texts.note}>
          <p className={classes.note}>{note}</p>
        </RecordSection>
      )}
      <RecordSection title={texts.forLabel}>
        {[name, phone, email].some(Boolean) ? (
          <ul className={classes.contact}>
            {name && <li>{name}</li>}
            {phone && (
              <li>
                <Anchor href={`tel:${phone}`}>{readablePhone(phone)}</Anchor>
              </li>
            )}
            {email && (
              <li>
                <Anchor href={`mailto:${email}`}>{email}</Anchor>
              </li>
            )}
          </ul>
        ) : (
          <p className={classes.quiet}>{texts.noNameGiven}</p>
        )}
      </RecordSection>
      {(maySend || sent) && (
        <RecordSection title={texts.shareIt}>
          {sent && <p className={classes.quiet}>{texts.sentTo(sent.to, formatMoment(sent.at))}</p>}
          {maySend && (
            <Group>
              <QuotePdfButton quote={quote} />
              <CopyButton value={window.location.origin + secretAddress(`/quote/${_id}`, { t: token })}>
                {({ copied, copy }) => (
                  <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
                    {copied ? texts.copied : texts.copyLink}
                  </Button>
                )}
              </CopyButton>
            </Group>
          )}
          {maySend && state === 'open' && <SendQuoteForm quote={quote} />}
        </RecordSection>
      )}
    </div>
  )
}
