import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
} from '@tabler/icons-react'
import type { Alignment } from '@teeshala/contract/designs/design-place'
import * as texts from '../../../texts/shared/design/designs.ts'
import { IconTool } from '../../ui/IconTool.tsx'

const tools: readonly { to: Alignment; label: string; Icon: typeof IconLayoutAlignLeft }[] = [
  { to: 'left', label: texts.alignLeft, Icon: IconLayoutAlignLeft },
  { to: 'centre', label: texts.alignCentre, Icon: IconLayoutAlignCenter },
  { to: 'right', label: texts.alignRight, Icon: IconLayoutAlignRight },
  { to: 'top', label: texts.alignTop, Icon: IconLayoutAlignTop },
  { to: 'middle', label: texts.alignMiddle, Icon: IconLayoutAlignMiddle },
  { to: 'bottom', label: texts.alignBottom, Icon: IconLayoutAlignBottom },
]

/** Buttons that align to an edge or the middle; the surrounding group says relative to what. */
export function AlignTools({ onAlign }: { onAlign: (to: Alignment) => void }) {
  return tools.map(({ to, label, Icon }) => (
    <IconTool key={to} label={label} onClick={() => onAlign(to)}>
      <Icon />
    </IconTool>
  ))
}
