import { Button, Group, Radio, TextInput } from '@mantine/core'
import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'
import { type OrderOrigin, originLabels } from '@teeshala/contract/orders/buyer/order-origin'
import { useEffect, useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { EmailInput } from '../../shared/slips/EmailInput.tsx'
import * as texts from '../../texts/admin/orders/new-order.ts'
import type { OrderTerms } from './draft/order-draft.ts'
import { pickCustomer } from './draft/pick-customer.ts'
import { FormPart } from './FormPart.tsx'
import classes from './new-order.module.css'
import type { TermsProps } from './part-props.ts'
import { SearchPick } from './SearchPick.tsx'

const findPeople = (search: string, signal: AbortSignal) =>
  api('listUsers', { query: { search, limit: '8' }, signal } as never) as Promise<User[]>

/** The customer: an account, or a contact for this order only. */
export function CustomerPart({ draft, change, errors }: TermsProps) {
  const { customer } = draft
  const latest = useRef(customer)
  // Text typed meanwhile stays when an email is filled in.
  useEffect(() => {
    latest.current = customer
  })
  const set = (parts: Partial<OrderTerms['customer']>) => change({ customer: { ...customer, ...parts } })
  return (
    <FormPart title={texts.customer}>
      <Radio.Group
        aria-label={texts.howTheOrderCame}
        value={draft.origin}
        onChange={(origin) => change({ origin: origin as OrderOrigin })}
      >
        <Group gap="lg">
          {Object.entries(originLabels).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Group>
      </Radio.Group>
      <SearchPick
        label={texts.findACustomer}
        placeholder={texts.nameEmailOrPhone}
        find={findPeople}
        row={({ name, email, phone }) => (
          <span className={classes.found}>
            <strong>{name || email || texts.noName}</strong>
            <span>{[phone && formatPhone(phone), email].filter(Boolean).join(', ')}</span>
          </span>
        )}
        onPick={(user) => change(pickCustomer(draft, user))}
        none={texts.noAccountFound}
      />
      <div className={classes.fields}>
        <TextInput
          label={texts.name}
          required
          autoComplete="off"
          value={customer.name}
          error={errors['contact.name']}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextInput
          label={texts.phone}
          type="tel"
          required
          autoComplete="off"
          value={customer.phone}
          error={errors['contact.phone']}
          onChange={({ target }) => set({ phone: target.value })}
        />
        <EmailInput
          label={texts.emailOptional}
          autoComplete="off"
          onTake={(email) => change({ customer: { ...latest.current, email } })}
          value={customer.email}
          error={errors['contact.email']}
          onChange={({ target }) => set({ email: target.value })}
        />
      </div>
      <p className={classes.quiet} role="status">
        {customer.userId ? texts.theOrderStandsInTheirAccount : texts.noAccountTheirDetailsAreKept}
        {customer.userId && (
          <Button variant="subtle" size="compact-sm" onClick={() => set({ userId: null })}>
            {texts.notTheirs}
          </Button>
        )}
      </p>
      {errors.userId && <p role="alert">{errors.userId}</p>}
    </FormPart>
  )
}
