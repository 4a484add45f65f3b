import { Alert, Button, Stack, Tabs, TextInput } from '@mantine/core'
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { passwordHint } from '@teeshala/contract/accounts/password'
import { ProfileRequest, type User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddressFields } from '../../shared/accounts/AddressFields.tsx'
import { useReauth } from '../../shared/accounts/use-reauth.tsx'
import { touchedIn } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { EmailInput } from '../../shared/slips/EmailInput.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { PasswordField } from '../../shared/ui/fields/PasswordField.tsx'
import { focusMarkedField } from '../../shared/ui/focus/focus-marked-field.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { takesFirstClick } from '../../shared/ui/presses/takes-first-click.ts'
import * as texts from '../../texts/storefront/profile.ts'
import { PhoneState } from './PhoneState.tsx'
import { useUpdateProfile } from './use-update-profile.ts'

const ConfirmPhoneDialog = lazyPart(() =>
  import('./ConfirmPhoneDialog.tsx').then((module) => module.ConfirmPhoneDialog),
)

const tabs = ['personal', 'address', 'security'] as const
type Tab = (typeof tabs)[number]

const tabOf = (field: string): Tab =>
  field.startsWith('address') ? 'address' : field === 'password' ? 'security' : 'personal'

/** The profile in three tabs, saved together; an empty password is not sent. */
export function ProfileForm({ profile }: { profile: User }) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'personal'
  const { name, email, phone, address } = profile
  const [isSaved, setIsSaved] = useState(false)
  const kept = useKeptForm({
    name: 'profile',
    outlivesPage: true,
    stored: { values: { name, email, phone, address } },
    // A typed password is never stored.
    values: () => {
      const { password: _, ...typed } = form.getValues()
      return typed
    },
  })
  const form: UseFormReturnType<Pick<User, 'name' | 'email' | 'phone' | 'address'> & { password: string }> = useForm({
    mode: 'uncontrolled',
    initialValues: { ...kept.initialValues, password: '' },
    validateInputOnBlur: true,
    onValuesChange: () => setIsSaved(false),
    validate: (values) => schemaResolver(ProfileRequest, { sync: true })(withoutEmpty(values, profile)),
  })
  const open = (next: string | null) => setSearch({ tab: next ?? 'personal' }, { replace: true })
  /** Opens the tab of the first marked field, which would be invisible on a closed one. */
  const openFirstOf = (errors: Record<string, unknown>) => {
    const first = tabs.find((name) => Object.keys(errors).some((field) => tabOf(field) === name))
    if (first) open(first)
    focusMarkedField()
  }
  const refuse = (errors: Record<string, unknown>) => {
    setIsSaved(false)
    openFirstOf(errors)
  }
  const { withProof, dialog } = useReauth()
  const [isConfirming, setIsConfirming] = useState(false)
  const { run, isPending, error } = useUpdateProfile({
    withProof,
    onSaved: ({ password, ...saved }) => {
      kept.open({ values: { ...kept.opened.values, ...saved } })
      if (form.getValues().password === password) form.setFieldValue('password', '')
      setIsSaved(true)
    },
    onRefused: (fields) => {
      form.setErrors(fields)
      openFirstOf(fields)
    },
  })
  const field = joinedTo(form)

  return (
    <>
      <form
        onSubmit={form.onSubmit((values) => run(changedIn(withoutEmpty(values, profile), kept.opened.values)), refuse)}
        noValidate
      >
        <Tabs value={tab} onChange={open}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="personal">{texts.personalInfo}</Tabs.Tab>
            <Tabs.Tab value="address">{texts.address}</Tabs.Tab>
            <Tabs.Tab value="security">{texts.security}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="personal">
            <Stack>
              <TextInput label={texts.fullName} autoComplete="name" {...field('name')} />
              <EmailInput
                label={texts.emailAddress}
                onTake={(email) => form.setFieldValue('email', email)}
                {...field('email')}
              />
              <div>
                <TextInput label={texts.phoneNumber} type="tel" autoComplete="tel" {...field('phone')} />
                <PhoneState {...profile} onConfirm={() => setIsConfirming(true)} />
              </div>
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="address">
            <Stack>
              <AddressFields form={form} postalCodeLabel={texts.zipPostalCode} />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="security">
            <PasswordField
              label={texts.newPassword}
              description={passwordHint}
              autoComplete="new-password"
              {...field('password')}
            />
          </Tabs.Panel>
        </Tabs>
        <ErrorAlert error={error} mt="lg" />
        {isSaved && !isPending && !error && (
          <Alert mt="lg" color="green" role="status">
            {texts.profileUpdatedSuccessfully}
          </Alert>
        )}
        <Button type="submit" size="lg" mt="lg" loading={isPending} {...takesFirstClick}>
          {texts.updateProfile}
        </Button>
      </form>
      {dialog}
      {isConfirming && <ConfirmPhoneDialog phone={phone} onClose={() => setIsConfirming(false)} />}
    </>
  )
}

type Values = { email: string; password: string }

/** Returns the fields changed here: another tab may have changed others meanwhile. */
function changedIn(body: ProfileRequest, opened: Partial<ProfileRequest>): ProfileRequest {
  const touched = touchedIn(body, opened as ProfileRequest)
  return Object.fromEntries(touched.map((name) => [name, body[name]]))
}

/** Returns the values without an empty password, and without the email of somebody who has none. */
function withoutEmpty<T extends Values>({ password, email, ...values }: T, profile: User) {
  const hasEmail = email.trim() !== '' || profile.email !== ''
  return { ...values, ...(hasEmail && { email }), ...(password && { password }) }
}
