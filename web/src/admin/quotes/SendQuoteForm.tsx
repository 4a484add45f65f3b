import { Button, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import { type FormEvent, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { sendOnce } from '../../shared/orders/idempotency-key.ts'
import { mergedOver } from '../../shared/session/kept/kept-edit.ts'
import { useKeptFields } from '../../shared/session/kept/use-kept-fields.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { GrowingTextarea } from '../../shared/ui/fields/GrowingTextarea.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/orders/quotes.ts'
import classes from './QuoteRecord.module.css'

/** Mails a quote with its PDF and a message. */
export function SendQuoteForm({ quote: { _id: id, contact } }: { quote: Quote }) {
  const [mail, setMail] = useKeptFields(`send-quote:${id}`, { email: contact.email, words: '' })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { run, isPending, error } = useAction({
    act: (sent: typeof mail) => sendOnce('quote-mail', sent, (ask) => api('sendQuote', { params: { id }, ...ask })),
    // Field errors show beside the field.
    failed: (failure) =>
      failure instanceof ApiFailure && failure.fields.email
        ? undefined
        : sentenceFor(failure, texts.theQuoteCouldNotBeSent),
    onSuccess: (_, sent) => {
      toast.good(texts.quoteIsOnItsWay(sent.email))
      // Input typed meanwhile is for another mail.
      setMail((now) => mergedOver({ ...sent, words: '' }, now, sent))
      return invalidate(queryKeys.quotes())
    },
    onError: (failure) => setProblems(failure instanceof ApiFailure ? failure.fields : {}),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setProblems({})
    void run(mail)
  }
  return (
    <>
      <form className={classes.send} aria-label={texts.sendTheQuote} onSubmit={send} noValidate>
        <TextInput
          label={texts.email}
          type="email"
          required
          value={mail.email}
          error={problems.email}
          errorProps={{ role: 'alert' }}
          onChange={({ target }) => setMail({ ...mail, email: target.value })}
        />
        <GrowingTextarea
          label={texts.messageOptional}
          maxLength={500}
          minRows={2}
          value={mail.words}
          error={problems.words}
          onChange={({ target }) => setMail({ ...mail, words: target.value.replaceAll('\n', ' ') })}
        />
        <ErrorAlert error={error} />
        <div>
          <Button type="submit" leftSection={<IconMail size={18} />} loading={isPending}>
            {texts.sendByMail}
          </Button>
        </div>
      </form>
      <AskUnsaved isChanged={mail.words !== ''} />
    </>
  )
}
