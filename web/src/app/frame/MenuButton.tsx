import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'

type MenuButtonProps = { className: string | undefined; isOpen: boolean; onOpen: () => void }

/** Opens a header's links on a narrow screen. */
export function MenuButton({ className, isOpen, onOpen }: MenuButtonProps) {
  return (
    <ActionIcon
      className={className ?? ''}
      variant="subtle"
      size={44}
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <IconMenu2 />
    </ActionIcon>
  )
}
