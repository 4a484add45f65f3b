import { Button, Menu, Text } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconBuildingStore, IconChevronDown, IconLogout } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router-dom'
import type { SessionUser } from '../../shared/session/session-store.ts'
import { signOut } from '../../shared/session/sign-out.ts'

/** The admin's own menu, with their real name and email. */
export function AdminMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />} aria-label="User menu">
          {user.name.split(' ')[0]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label role="group" aria-label="Signed in as">
          <Text c="var(--mantine-color-text)" fw={650} truncate>
            {user.name}
          </Text>
          <Text size="sm" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/" leftSection={<IconBuildingStore size={18} />}>
          View Store
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => signOut().then(() => navigate('/'))}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
