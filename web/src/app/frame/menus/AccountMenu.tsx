import { Button, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionUser } from '../../../shared/session/session-store.ts'
import { signOut } from '../../../shared/sign-in/sign-out.ts'
import { MenuEntries } from '../../../shared/ui/MenuEntries.tsx'
import * as texts from '../../../texts/frame/store.ts'
import { displayName } from './display-name.ts'

/** What happened before the menu's code had loaded: its placeholder was focused or pressed. */
export type BeforeMenu = 'focused' | 'pressed' | undefined

type AccountMenuProps = {
  user: SessionUser
  button: string
  /** The button's accessible name, if its text is not enough. */
  label?: string
  signOutWords: string
  /** What happened to its placeholder while loading; handled once. */
  before?: RefObject<BeforeMenu>
  /** `Menu.Item`s between the user's name and sign-out. */
  children: ReactNode
}

/** A header's account menu: user, links, sign-out. It is recreated on every page, so it never stays open. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, button, label, signOutWords, before, children } = props
  const navigate = useNavigate()
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const how = before?.current
    if (!before || !how) return
    before.current = undefined
    target.current?.focus()
    if (how === 'pressed') target.current?.click()
  }, [before])

  return (
    <Menu position="bottom-end" width={260} shadow="md" radius="sm">
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          rightSection={<IconChevronDown size={16} />}
          {...(label && { 'aria-label': label })}
        >
          {button}
        </Button>
      </Menu.Target>
      <MenuEntries>
        <Menu.Label role="group" aria-label={texts.signedInAs}>
          <Text c="var(--mantine-color-text)" fw={650} truncate>
            {displayName(user)}
          </Text>
          {user.name && (
            <Text size="sm" truncate>
              {user.email}
            </Text>
          )}
        </Menu.Label>
        <Menu.Divider />
        {children}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => signOut().then(() => navigate('/'))}>
          {signOutWords}
        </Menu.Item>
      </MenuEntries>
    </Menu>
  )
}
