import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Email } from '@teeshala/contract/accounts/email'
import * as z from 'zod/mini'
import { api } from '../../shared/api/api.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import * as texts from '../../texts/storefront/accounts.ts'
import { AccountForm } from './AccountForm.tsx'

/** Requests a mail with the newsletter's unsubscribe link. */
export function LeaveLinkForm() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => z.safeParse(Email, value).error?.issues[0]?.message ?? null },
  })
  const { run, data, isPending, error } = useAction({
    act: (body: { email: string }) => api('sendLeaveLink', { body }),
    failed: texts.theLinkCouldNotBeSent,
  })

  return (
    <AccountForm title={texts.leaveTheNewsletter} lead={texts.whereDoesItComeTo}>
      {data ? (
        <Stack role="status">
          <Text>{data.message}</Text>
          <Text c="dimmed">{texts.nothingThereCheckYourSpamFolder}</Text>
        </Stack>
      ) : (
        <form onSubmit={submitOf(form, run)} noValidate>
          <Stack>
            <TextInput label={texts.email} type="email" autoComplete="email" {...joinedTo(form)('email')} />
            <ErrorAlert error={error} />
            <Button type="submit" size="lg" aria-busy={isPending}>
              {isPending ? texts.sending : texts.sendMeTheLink}
            </Button>
          </Stack>
        </form>
      )}
    </AccountForm>
  )
}
