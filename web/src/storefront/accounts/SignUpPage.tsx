import { Alert, Button, Divider, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { RegisterRequest, registerRequired } from '@teeshala/contract/accounts/user'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { AddressFields } from '../../shared/accounts/AddressFields.tsx'
import { api } from '../../shared/api/api.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { returnPath } from '../../shared/routing/return-path.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { formDraft } from '../../shared/session/kept/form-draft.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { EmailInput } from '../../shared/slips/EmailInput.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../shared/ui/fields/fields-of.ts'
import { PasswordField } from '../../shared/ui/fields/PasswordField.tsx'
import { focusFirstInvalid, markRefused } from '../../shared/ui/focus/focus-first-invalid.ts'
import { takesFirstClick } from '../../shared/ui/presses/takes-first-click.ts'
import * as texts from '../../texts/storefront/accounts.ts'
import classes from './AccountForm.module.css'
import { AccountForm } from './AccountForm.tsx'
import { byCode } from './by-code.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { SignInHint } from './SignInPage.tsx'

const redirectAfterMs = 2000

const empty = {
  name: '',
  email: '',
  password: '',
  phone: '',
  address: { street: '', city: '', state: '', country: 'India', pincode: '' },
}

/** Input survives a reload; passwords are never stored. */
const signUpDraft = formDraft<Omit<typeof empty, 'password'>>('sign-up')

export function SignUpPage() {
  const [search] = useSearchParams()
  const user = useSession(({ currentUser }) => currentUser)
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ...empty, ...signUpDraft.read() },
    validateInputOnBlur: true,
    validate: schemaResolver(RegisterRequest, { sync: true }),
    onValuesChange: ({ password, ...kept }) => {
      signUpDraft.write(kept)
      setPassword(password)
      setError(undefined)
    },
  })
  const field = joinedTo(form)
  const {
    run,
    data: registered,
    isPending,
    error,
    setError,
  } = useAction({
    act: (values: typeof empty) => api('register', { body: requestOf(values), token: null }),
    failed: texts.registrationFailedPleaseTryAgain,
    onSuccess: signUpDraft.clear,
    onError: (failure) => markRefused(form, failure),
  })
  useEffect(() => {
    if (!registered) return
    const hint: SignInHint = { login: registered.user.email }
    const goOn = () => navigate({ pathname: '/signin', search: search.toString() }, { state: hint })
    // A visitor who follows a link meanwhile is not redirected.
    const timer = setTimeout(goOn, redirectAfterMs)
    return () => clearTimeout(timer)
  }, [registered, search, navigate])

  const refuse = (errors: Record<string, unknown>) => {
    const { name, email, password } = form.getValues()
    const isIncomplete = [name, email, password].some((value) => value.trim() === '')
    setError(isIncomplete ? registerRequired : texts.checkTheMarkedFields)
    focusFirstInvalid(form, errors)
  }

  if (user) return <Navigate to={returnPath(search)} replace />
  return (
    <AccountForm
      title={texts.signUpLabel}
      lead={
        <>
          {texts.justYourNameEmailAndAPassword}{' '}
          <TextLink to={{ pathname: '/login', search: search.toString() }}>{texts.signInLabel}</TextLink>
        </>
      }
    >
      <form onSubmit={form.onSubmit(run, refuse)} noValidate>
        <Stack>
          <ButtonLink to={{ pathname: '/signin', search: byCode(search) }} variant="default" size="lg">
            {texts.useMyPhoneInstead}
          </ButtonLink>
          <Divider label={texts.or} />
          <TextInput label={texts.fullName} autoComplete="name" {...field('name')} />
          <EmailInput label={texts.email} onTake={(email) => form.setFieldValue('email', email)} {...field('email')} />
          <div>
            <PasswordField label={texts.password} autoComplete="new-password" {...field('password')} />
            <PasswordStrength password={password} />
          </div>
          <fieldset className={classes.optional}>
            <legend>{texts.phoneAndAddress}</legend>
            <Stack>
              <TextInput label={texts.phoneNumber} type="tel" autoComplete="tel" {...field('phone')} />
              <AddressFields form={form} postalCodeLabel={texts.postalCode} />
            </Stack>
          </fieldset>
          <ErrorAlert error={error} />
          {registered && (
            <Alert color="green" role="status">
              {texts.registrationSuccessfulRedirectingToLogin}
            </Alert>
          )}
          <Button
            type="submit"
            size="lg"
            disabled={registered !== undefined}
            aria-busy={isPending}
            {...takesFirstClick}
          >
            {isPending ? texts.creatingAccount : texts.signUpLabel}
          </Button>
        </Stack>
      </form>
    </AccountForm>
  )
}

/** What was given: who has typed nothing of an address has none. */
function requestOf({ phone, address, ...person }: typeof empty) {
  const { country: _, ...place } = address
  const hasPlace = Object.values(place).some((value) => value.trim() !== '')
  return { ...person, ...(phone.trim() !== '' && { phone }), ...(hasPlace && { address }) }
}
