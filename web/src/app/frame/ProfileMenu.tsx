import { Button, Menu, Text } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconChevronDown, IconHeart, IconLogout, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router-dom'
import type { SessionUser } from '../../shared/session/session-store.ts'
import { signOut } from '../../shared/session/sign-out.ts'

/** The signed-in customer's dropdown. It is made anew on every page, so it never stays open over the next one. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" width={260} shadow="md" radius="sm">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          Profile
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
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} />}>
          My Profile
        </Menu.Item>
        <Menu.Item component={Link} to="/orders" leftSection={<IconPackage size={18} />}>
          Your Orders
        </Menu.Item>
        <Menu.Item component={Link} to="/favorites" leftSection={<IconHeart size={18} />}>
          Favorites
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconSettings size={18} />}>
            Admin
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => signOut().then(() => navigate('/'))}>
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
