// biome-ignore lint/style/noRestrictedImports: the one place that turns the cutting off
import { NumberInput, type NumberInputProps } from '@mantine/core'

type NumberFieldProps = Omit<
  NumberInputProps,
  'clampBehavior' | 'allowDecimal' | 'allowNegative' | 'decimalScale' | 'isAllowed' | 'min' | 'max'
>

/** A number as it is typed. What cannot be is refused in words: a sign, a point or a digit that vanishes would change the number. */
export function NumberField(props: NumberFieldProps) {
  // In India a comma parts thousands: taken for a point it would make ₹1,500 into ₹1.50.
  return <NumberInput clampBehavior="none" hideControls allowedDecimalSeparators={['.']} {...props} />
}
