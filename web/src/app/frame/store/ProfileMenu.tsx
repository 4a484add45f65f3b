import { Menu } from '@mantine/core'
import { IconHeart, IconPackage, IconSettings, IconShirt, IconUser } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Link } from '../../../shared/routing/Link.tsx'
import type { SessionUser } from '../../../shared/session/session-store.ts'
import * as texts from '../../../texts/frame/store.ts'
import { AccountMenu, type BeforeMenu } from '../menus/AccountMenu.tsx'

type ProfileMenuProps = { user: SessionUser; before: RefObject<BeforeMenu> }

/** The signed-in customer's menu. */
export function ProfileMenu({ user, before }: ProfileMenuProps) {
  return (
    <AccountMenu user={user} button={texts.profile} signOutWords={texts.signOut} before={before}>
      <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} />}>
        {texts.myProfile}
      </Menu.Item>
      <Menu.Item component={Link} to="/orders" leftSection={<IconPackage size={18} />}>
        {texts.yourOrders}
      </Menu.Item>
      <Menu.Item component={Link} to="/favorites" leftSection={<IconHeart size={18} />}>
        {texts.favorites}
      </Menu.Item>
      <Menu.Item component={Link} to="/designs" leftSection={<IconShirt size={18} />}>
        {texts.myDesigns}
      </Menu.Item>
      {user.isAdmin && (
        <Menu.Item component={Link} to="/admin" leftSection={<IconSettings size={18} />}>
          {texts.admin}
        </Menu.Item>
      )}
    </AccountMenu>
  )
}
