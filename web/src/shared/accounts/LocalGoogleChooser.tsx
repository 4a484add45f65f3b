import { Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useForm } from '@mantine/form'
import * as texts from '../../texts/shared/accounts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { joinedTo } from '../ui/fields/fields-of.ts'
import classes from './LocalGoogleChooser.module.css'

type Account = { name: string; email: string }

const accounts: readonly Account[] = [
  { name: texts.leelaNair, email: 'leela.nair@gmail.example' },
  { name: texts.devPatel, email: 'dev.patel@gmail.example' },
]

type LocalGoogleChooserProps = { onChoose: (idToken: string) => void; onClose: () => void }

/** Replaces Google's account window; only the Auth emulator accepts its result. */
export function LocalGoogleChooser({ onChoose, onClose }: LocalGoogleChooserProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', email: '' } })
  const field = joinedTo(form)
  return (
    <Dialog title={texts.chooseAGoogleAccount} onClose={onClose}>
      <Stack>
        <Text c="dimmed" size="sm">
          {texts.inventedAccounts}
        </Text>
        <ul className={classes.accounts}>
          {accounts.map((account) => (
            <li key={account.email}>
              <UnstyledButton className={classes.account} onClick={() => onChoose(unsignedToken(account))}>
                <span className={classes.name}>{account.name}</span>
                <span className={classes.email}>{account.email}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <form onSubmit={form.onSubmit((account) => onChoose(unsignedToken(account)))}>
          <Stack gap="sm">
            <TextInput label={texts.anotherName} autoComplete="off" required {...field('name')} />
            <TextInput label={texts.anotherEmail} type="email" autoComplete="off" required {...field('email')} />
            <Button type="submit" variant="default">
              {texts.useThisAccount}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}

/** Returns the claims of a Google ID token, which the emulator accepts as plain JSON. One email is one Google account. */
function unsignedToken({ name, email }: Account): string {
  return JSON.stringify({
    sub: `google-${email.toLowerCase()}`,
    email: email.toLowerCase(),
    email_verified: true,
    name,
  })
}
