import { TextInput } from '@mantine/core'
import { Day } from '@teeshala/contract/india-day'
import { useState } from 'react'
import classes from './AddressDate.module.css'
import { useAddress } from './use-address.ts'

type AddressDateProps = { name: string; label: string }

/** A date stored in the URL under its name. Incomplete input does not change the URL. */
export function AddressDate({ name, label }: AddressDateProps) {
  const { read, filter } = useAddress()
  const day = read(name)
  const [typed, setTyped] = useState(day)
  const [seen, setSeen] = useState(day)
  if (day !== seen) {
    setSeen(day)
    setTyped(day)
  }
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={<span aria-hidden>{label}</span>}
      leftSectionWidth="3.25rem"
      classNames={{ section: classes.label ?? '', input: classes.input ?? '' }}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || Day.safeParse(value).success) filter({ [name]: value })
      }}
    />
  )
}
