import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './BulkOrderPage.module.css'

/** The back link of a bulk order. */
export function BackToProducts({ onBack }: { onBack: () => void }) {
  return (
    <Button className={classes.back} variant="subtle" leftSection={<IconArrowLeft size={20} />} onClick={onBack}>
      {texts.backToProducts}
    </Button>
  )
}
