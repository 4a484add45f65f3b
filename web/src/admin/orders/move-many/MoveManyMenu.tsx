import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { MenuEntries } from '../../../shared/ui/MenuEntries.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { type ManyMove, manyMovesOf } from './many-moves.ts'

type MoveManyMenuProps = { orders: readonly AnyOrder[]; onAsk: (move: ManyMove) => void }

/** The moves that some of the selected orders allow, with their number. */
export function MoveManyMenu({ orders, onAsk }: MoveManyMenuProps) {
  const moves = manyMovesOf(orders)
  return (
    <Menu position="top-start" width="22rem" shadow="md">
      <Menu.Target>
        <Button size="sm" rightSection={<IconChevronDown size={18} />} disabled={moves.length === 0}>
          {texts.moveTo}
        </Button>
      </Menu.Target>
      <MenuEntries>
        {moves.map((move) => (
          <Menu.Item
            key={move.label}
            {...(move.isDestructive && { c: 'var(--mantine-color-error)' })}
            rightSection={texts.allowedOf(move.allowed, orders.length)}
            onClick={() => onAsk(move)}
          >
            {move.label}
          </Menu.Item>
        ))}
      </MenuEntries>
    </Menu>
  )
}
