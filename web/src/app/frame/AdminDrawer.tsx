import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { NavLink } from 'react-router-dom'
import { adminLinks } from './admin-links.ts'
import classes from './MobileMenu.module.css'

export function AdminDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title="Admin"
      size="22rem"
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
    >
      <nav aria-label="Admin" className={classes.links}>
        {adminLinks.map(({ to, label, end }) => (
          <NavLink key={to} to={to} end={end} className={classes.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
    </Drawer>
  )
}
