import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

type IconToolProps = ActionIconProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps> & { label: string }

/** An icon as a button; its label is its tooltip, too. */
export function IconTool({ label, ...props }: IconToolProps) {
  return <ActionIcon variant="default" size={44} aria-label={label} title={label} {...props} />
}
