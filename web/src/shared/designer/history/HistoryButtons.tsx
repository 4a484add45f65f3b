import { Group } from '@mantine/core'
import { IconArrowBack, IconArrowForward } from '@tabler/icons-react'
import * as texts from '../../../texts/shared/design/designer.ts'
import { IconTool } from '../../ui/IconTool.tsx'
import { redo, undo, useDesignHistory } from './design-history.ts'

/** Undo and redo of the design; also by Ctrl Z and Ctrl Shift Z. */
export function HistoryButtons() {
  const { past, future } = useDesignHistory()
  return (
    <Group gap="xs" wrap="nowrap">
      <IconTool label={texts.undo} disabled={past.length === 0} onClick={undo}>
        <IconArrowBack size={20} />
      </IconTool>
      <IconTool label={texts.redo} disabled={future.length === 0} onClick={redo}>
        <IconArrowForward size={20} />
      </IconTool>
    </Group>
  )
}
