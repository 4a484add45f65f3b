import { useState } from 'react'
import { useAddress } from '../../address/use-address.ts'

/** Returns the record that the address opens in a drawer. `shown` stays while the drawer closes, because it still shows its content. */
export function useOpenRecord(parameter: string) {
  const { read, write } = useAddress()
  const id = read(parameter)
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const open = (next: string) => write({ [parameter]: next })
  return { id, shown, isOpen: id !== '', open, close: () => open('') }
}
