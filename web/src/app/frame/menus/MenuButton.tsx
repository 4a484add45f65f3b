import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import * as texts from '../../../texts/first-visit.ts'
import type { useMenu } from './use-menu.ts'

type MenuButtonProps = { className: string | undefined; menu: ReturnType<typeof useMenu> }

/** Opens a header's links on a narrow screen. */
export function MenuButton({ className, menu }: MenuButtonProps) {
  return (
    <ActionIcon
      className={className ?? ''}
      variant="subtle"
      size={44}
      aria-label={texts.menu}
      aria-haspopup="dialog"
      aria-expanded={menu.isOpen}
      ref={menu.button}
      onClick={menu.open}
    >
      <IconMenu2 />
    </ActionIcon>
  )
}
