import { Menu } from '@mantine/core'
import { IconHeart, IconPackage, IconSettings, IconUser } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { SessionUser } from '../../../shared/session/session-store.ts'
import { AccountMenu, type BeforeMenu } from '../menus/AccountMenu.tsx'

type ProfileMenuProps = { user: SessionUser; before: RefObject<BeforeMenu> }

/** The signed-in customer's dropdown. */
export function ProfileMenu({ user, before }: ProfileMenuProps) {
  return (
    <AccountMenu user={user} button="Profile" signOutWords="Sign Out" before={before}>
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
    </AccountMenu>
  )
}
