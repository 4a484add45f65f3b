import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from './use-address.ts'

const settleMs = 300

/** A search field whose text is stored in the URL as `q`, once typing pauses. */
export function AddressSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const { read, filter } = useAddress()
  const q = read('q')
  const [typed, setTyped] = useState(q)
  const written = useRef(q)

  // Typing is not navigation yet: the URL follows after a pause.
  const settle = useDebouncedCallback((words: string) => {
    if (words === q) return
    written.current = words
    filter({ q: words })
  }, settleMs)

  // The URL changed by a link or by Back, not by this field.
  useEffect(() => {
    if (q === written.current) return
    settle.cancel()
    written.current = q
    setTyped(q)
  }, [q, settle])

  return (
    <TextInput
      flex="1 1 16rem"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} />}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        settle(target.value.trim())
      }}
    />
  )
}
