import { NativeSelect } from '@mantine/core'
import { useAddress } from './use-address.ts'

type Option = { value: string; label: string }
type AddressSelectProps = { name: string; label: string; all: string; options: readonly Option[] }

/** A filter stored in the URL under its name; `all` is its label while it filters nothing. */
export function AddressSelect({ name, label, all, options }: AddressSelectProps) {
  const { read, filter } = useAddress()
  return (
    <NativeSelect
      aria-label={label}
      value={read(name)}
      onChange={({ target }) => filter({ [name]: target.value })}
      data={[{ value: '', label: all }, ...options]}
    />
  )
}
