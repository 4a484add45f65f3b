import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

type SmallButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>

/** A button among words or other small controls. */
export function SmallButton(props: SmallButtonProps) {
  return <Button size="compact-md" variant="default" {...props} />
}
