import { SimpleGrid, TextInput } from '@mantine/core'
import * as texts from '../../../texts/shared/orders.ts'
import { EmailInput } from '../../slips/EmailInput.tsx'
import classes from './ContactFields.module.css'
import type { Contact } from './contact-draft.ts'

type ContactFieldsProps = {
  contact: Contact
  problems: Partial<Record<keyof Contact, string>>
  onChange: (changes: Partial<Contact>) => void
  onLeave: (field: keyof Contact) => void
  reason: string
}

/** The contact fields of an order; `reason` says what they are for. */
export function ContactFields({ contact, problems, onChange, onLeave, reason }: ContactFieldsProps) {
  const field = (name: keyof Contact) => ({
    value: contact[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    onBlur: () => onLeave(name),
  })
  return (
    <fieldset className={classes.group}>
      <legend>{texts.contact}</legend>
      <p className={classes.reason}>{reason}</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={texts.fullName} autoComplete="name" {...field('name')} />
        <TextInput label={texts.phoneNumber} type="tel" autoComplete="tel" {...field('phone')} />
      </SimpleGrid>
      <EmailInput label={texts.emailAddress} isForOrder onTake={(email) => onChange({ email })} {...field('email')} />
    </fieldset>
  )
}
