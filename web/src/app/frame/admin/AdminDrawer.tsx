import { MenuDrawer } from '../menus/MenuDrawer.tsx'
import { adminLinks } from './admin-links.ts'

/** The admin area's links on a narrow screen. */
export function AdminDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <MenuDrawer title="Admin" label="Admin" links={adminLinks} isOpen={isOpen} onClose={onClose} />
}
