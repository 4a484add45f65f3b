import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type ReactNode, useState } from 'react'
import classes from './RecordDrawer.module.css'

type RecordDrawerProps = {
  /** What is opened; an empty string closes. */
  id: string
  title: (id: string) => string
  onClose: () => void
  /** While a question inside waits for an answer, Escape answers that one. */
  closeOnEscape?: boolean
  children: (id: string) => ReactNode
}

/** One record of a list, beside the list. The focus goes back to where it came from. */
export function RecordDrawer({ id, title, onClose, closeOnEscape = true, children }: RecordDrawerProps) {
  // While the drawer slides out it still shows what it held.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  return (
    <Drawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size="46rem"
      title={title(shown)}
      closeOnEscape={closeOnEscape}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      {shown && children(shown)}
    </Drawer>
  )
}
