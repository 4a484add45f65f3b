import { type Icon, IconShirt } from '@tabler/icons-react'
import type { CallName } from '@teeshala/contract/api/addresses'

type AdminAction = {
  readonly label: string
  readonly to: string
  readonly icon: Icon
  /** The call that it comes to. */
  readonly needs: CallName
  /** The key that begins it after N. */
  readonly key: string
}

/** What staff begin anew all day. */
export const adminActions: readonly AdminAction[] = [
  { label: 'Add product', to: '/admin/products', icon: IconShirt, needs: 'addProduct', key: 'p' },
]
