import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { NavLink } from '../../../shared/routing/NavLink.tsx'
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts'
import * as texts from '../../../texts/frame/store.ts'
import classes from './MenuDrawer.module.css'

type MenuDrawerProps = {
  title: string
  /** The accessible name of the link list. */
  label: string
  links: readonly { to: string; label: string; end: boolean }[]
  isOpen: boolean
  onClose: () => void
  children?: ReactNode
}

/** A header's links on a narrow screen. */
export function MenuDrawer({ title, label, links, isOpen, onClose, children }: MenuDrawerProps) {
  useBackCloses(isOpen, onClose)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="22rem"
      closeButtonProps={{ 'aria-label': texts.closeMenu, size: 44 }}
    >
      <nav aria-label={label} className={classes.links}>
        {links.map(({ to, label, end }) => (
          <NavLink key={to} to={to} end={end} className={classes.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Drawer>
  )
}
