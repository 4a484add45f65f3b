import { Menu } from '@mantine/core'
import { IconBuildingStore, IconKeyboard, IconSettings, IconUser } from '@tabler/icons-react'
import { Link } from '../../../shared/routing/Link.tsx'
import type { SessionUser } from '../../../shared/session/session-store.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/frame/admin.ts'
import { AccountMenu } from '../menus/AccountMenu.tsx'
import { displayName } from '../menus/display-name.ts'

/** The staff member's menu, with their real name and email. */
export function AdminMenu({ user, onKeys }: { user: SessionUser; onKeys: () => void }) {
  const mayRead = useMay('readSettings')
  const [firstName = ''] = displayName(user).split(' ')
  return (
    <AccountMenu user={user} button={firstName} label={texts.userMenuOf(firstName)} signOutWords={texts.signOut}>
      <Menu.Item component={Link} to="/admin/profile" leftSection={<IconUser size={18} />}>
        {texts.yourProfile}
      </Menu.Item>
      {mayRead && (
        <Menu.Item component={Link} to="/admin/settings" leftSection={<IconSettings size={18} />}>
          {texts.settings}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/" leftSection={<IconBuildingStore size={18} />}>
        {texts.viewStore}
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={onKeys}>
        {texts.keyboardShortcuts}
      </Menu.Item>
    </AccountMenu>
  )
}
