// biome-ignore lint/style/noRestrictedImports: the one place that announces errors
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import classes from './PasswordField.module.css'

/** A password field with a button to show it. Mantine only draws the error state; this announces it, too. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      classNames={{ input: classes.input ?? '' }}
      aria-invalid={props.error ? true : undefined}
    />
  )
}
