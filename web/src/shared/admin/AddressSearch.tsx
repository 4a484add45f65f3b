import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useAddress } from './use-address.ts'

const settleMs = 300

/** A search field whose words stand in the address as `q`, once the typing pauses. */
export function AddressSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const { read, write } = useAddress()
  const [typed, setTyped] = useState(read('q'))

  // Typing is not navigation yet: the address follows after a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the pause
  useEffect(() => {
    if (typed === read('q')) return
    const timer = setTimeout(() => write('q', typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextInput
      flex="1 1 16rem"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
