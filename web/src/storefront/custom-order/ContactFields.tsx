import { SimpleGrid, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import classes from './CustomOrder.module.css'
import type { Contact } from './custom-draft.ts'

type ContactFieldsProps = {
  contact: Contact
  problems: Partial<Record<keyof Contact, string>>
  onChange: (contact: Contact) => void
}

/** How the customer can be reached about this order. */
export function ContactFields({ contact, problems, onChange }: ContactFieldsProps) {
  const field = (name: keyof Contact) => ({
    value: contact[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...contact, [name]: target.value }),
  })
  return (
    <fieldset className={classes.group}>
      <legend>Contact</legend>
      <p className={classes.quiet}>So that we can ask about your design and tell you when it is ready.</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Full Name" autoComplete="name" {...field('name')} />
        <TextInput label="Phone Number" type="tel" autoComplete="tel" {...field('phone')} />
      </SimpleGrid>
      <TextInput label="Email Address" type="email" autoComplete="email" {...field('email')} />
    </fieldset>
  )
}
