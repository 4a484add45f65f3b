// biome-ignore lint/style/noRestrictedImports: the one place that says what is wrong
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'

/** A password that is typed, with a button that shows it. Mantine only draws that it is wrong; this tells a screen reader, too. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} aria-invalid={props.error ? true : undefined} />
}
