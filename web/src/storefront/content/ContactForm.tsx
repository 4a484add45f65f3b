import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { ContactRequest } from '@teeshala/contract/contact/contact'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { sendOnce } from '../../shared/orders/idempotency-key.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { EmailInput } from '../../shared/slips/EmailInput.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { GrowingTextarea } from '../../shared/ui/fields/GrowingTextarea.tsx'
import { markRefused, submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import { takesFirstClick } from '../../shared/ui/presses/takes-first-click.ts'
import * as texts from '../../texts/storefront/content.ts'

/** Returns whether the failure is shown beside fields. */
const isOfFields = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && Object.keys(error.fields).length > 0

/** The contact form. Fields are validated on blur, by the server's own rules and messages. */
export function ContactForm() {
  const user = useSession(({ currentUser }) => currentUser)
  const { initialValues } = useKeptForm<ContactRequest>({
    name: 'contact',
    stored: { values: { name: user?.name ?? '', email: user?.email ?? '', phone: '', subject: '', message: '' } },
    values: () => form.getValues(),
    outlivesPage: true,
  })
  const form: UseFormReturnType<ContactRequest> = useForm<ContactRequest>({
    mode: 'uncontrolled',
    validateInputOnBlur: true,
    validate: schemaResolver(ContactRequest, { sync: true }),
    initialValues,
  })
  const { run, data, error, isPending } = useAction({
    act: (body: ContactRequest) => sendOnce('contact', body, (ask) => api('sendMessage', ask)),
    failed: (failure) => (isOfFields(failure) ? undefined : sentenceFor(failure, texts.yourMessageCouldNotBeSent)),
    // More may have been typed since.
    onSuccess: (_, { subject, message }) => {
      const now = form.getValues()
      form.setValues({
        ...(now.subject === subject && { subject: '' }),
        ...(now.message === message && { message: '' }),
      })
    },
    onError: (failure) => markRefused(form, failure),
  })

  const field = joinedTo(form)

  return (
    <form onSubmit={submitOf(form, run)} noValidate>
      <Stack gap="md" maw="38rem">
        <TextInput label={texts.name} autoComplete="name" required {...field('name')} />
        <EmailInput
          label={texts.email}
          required
          onTake={(email) => form.setFieldValue('email', email)}
          {...field('email')}
        />
        <TextInput label={texts.phoneOptional} type="tel" autoComplete="tel" {...field('phone')} />
        <TextInput label={texts.subjectOptional} placeholder={texts.orderTsSizesAQuote} {...field('subject')} />
        <GrowingTextarea label={texts.message} required minRows={5} maxRows={14} {...field('message')} />
        <ErrorAlert error={error} />
        {data && (
          <Alert color="green" role="status">
            {texts.messageNumber(data.message, data.ticket)}
          </Alert>
        )}
        <Button type="submit" color="marigold" size="lg" loading={isPending} {...takesFirstClick}>
          {texts.sendMessage}
        </Button>
      </Stack>
    </form>
  )
}
