import { CopyButton } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { RecordSteps, type RecordStepsProps } from '../../../shared/admin/record/RecordSteps.tsx'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** The tools of every opened order: its id, and the neighbouring orders (J and K). */
export function OrderTools({ id, ...steps }: RecordStepsProps & { id: string }) {
  return (
    <div className={classes.tools}>
      <CopyButton value={id}>
        {({ copied, copy }) => (
          <SmallButton leftSection={<IconCopy size={18} />} onClick={copy}>
            {copied ? texts.copied : texts.copyId}
          </SmallButton>
        )}
      </CopyButton>
      <RecordSteps {...steps} />
    </div>
  )
}
