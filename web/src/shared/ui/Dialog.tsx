import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import * as texts from '../../texts/shared/ui.ts'
import classes from './Dialog.module.css'
import { LayerContext, useLayer } from './layer.ts'
import { useBackCloses } from './use-back-closes.ts'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** For dialogs with fields: a press outside does not close it. */
  isKept?: boolean
  /** For forms with many fields. */
  isWide?: boolean
  /** For full-screen content. */
  isFull?: boolean
  /** For questions: in the middle of the screen, where no toast covers the answers. */
  isCentered?: boolean
}

/** A dialog over the page; open as long as it is rendered. */
export function Dialog({
  title,
  onClose,
  children,
  isKept = false,
  isWide = false,
  isFull = false,
  isCentered = false,
}: DialogProps) {
  const layer = useLayer()
  // The modal is rendered open, so it does not know where focus was before.
  const [former] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    },
    [former],
  )
  const leave = () => layer.leave(onClose)
  useBackCloses(true, leave)
  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': texts.close, size: 44 }}
      {...(isWide && { size: '56rem' })}
      fullScreen={isFull}
      centered={isCentered}
      closeOnClickOutside={!isKept}
    >
      <LayerContext value={layer}>{children}</LayerContext>
    </Modal>
  )
}
