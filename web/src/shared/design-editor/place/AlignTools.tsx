import { ActionIcon } from '@mantine/core'
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
} from '@tabler/icons-react'
import type { Alignment } from '@teeshala/contract/designs/design-place'
import * as texts from '../../../texts/shared/designs.ts'
import classes from '../DesignEditor.module.css'

const tools: readonly { to: Alignment; label: string; Icon: typeof IconLayoutAlignLeft }[] = [
  { to: 'left', label: texts.alignLeft, Icon: IconLayoutAlignLeft },
  { to: 'centre', label: texts.alignCentre, Icon: IconLayoutAlignCenter },
  { to: 'right', label: texts.alignRight, Icon: IconLayoutAlignRight },
  { to: 'top', label: texts.alignTop, Icon: IconLayoutAlignTop },
  { to: 'middle', label: texts.alignMiddle, Icon: IconLayoutAlignMiddle },
  { to: 'bottom', label: texts.alignBottom, Icon: IconLayoutAlignBottom },
]

/** Brings a design to an edge of its print area, or half way between two. */
export function AlignTools({ onAlign }: { onAlign: (to: Alignment) => void }) {
  return (
    <fieldset className={classes.tools} aria-label={texts.alignInThePrintArea}>
      {tools.map(({ to, label, Icon }) => (
        <ActionIcon key={to} variant="default" size={44} aria-label={label} title={label} onClick={() => onAlign(to)}>
          <Icon />
        </ActionIcon>
      ))}
    </fieldset>
  )
}
