import { SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import classes from './ContactFields.module.css'
import type { Contact } from './contact-draft.ts'

type ContactFieldsProps = {
  contact: Contact
  problems: Partial<Record<keyof Contact, string>>
  onChange: (contact: Contact) => void
  reason: string
}

/** How the customer can be reached about an order; `reason` says what for. */
export function ContactFields({ contact, problems, onChange, reason }: ContactFieldsProps) {
  const field = (name: keyof Contact) => ({
    value: contact[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...contact, [name]: target.value }),
  })
  return (
    <fieldset className={classes.group}>
      <legend>Contact</legend>
      <p className={classes.reason}>{reason}</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Full Name" autoComplete="name" {...field('name')} />
        <TextInput label="Phone Number" type="tel" autoComplete="tel" {...field('phone')} />
      </SimpleGrid>
      <TextInput label="Email Address" type="email" autoComplete="email" {...field('email')} />
    </fieldset>
  )
}
