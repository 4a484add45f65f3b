import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/shared/admin.ts'
import { LayerContext, useLayer } from '../../ui/layer.ts'
import classes from './RecordDrawer.module.css'

type RecordDrawerProps = {
  title: string
  isOpen: boolean
  /** Whether a dialog about the record is open; Escape then closes that. */
  isAsking: boolean
  onClose: () => void
  children: ReactNode
}

/** A record in a drawer beside its list. Focus returns to where it was opened. */
export function RecordDrawer({ title, isOpen, isAsking, onClose, children }: RecordDrawerProps) {
  const layer = useLayer()
  return (
    <Drawer
      opened={isOpen}
      onClose={() => layer.leave(onClose)}
      position="right"
      size="46rem"
      title={title}
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
    >
      <LayerContext value={layer}>{children}</LayerContext>
    </Drawer>
  )
}
