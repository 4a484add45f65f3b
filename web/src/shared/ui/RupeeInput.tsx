import { NumberInput, type NumberInputProps } from '@mantine/core'

/** An amount in rupees with at most two decimals. */
export function RupeeInput(props: NumberInputProps) {
  return (
    <NumberInput
      leftSection="₹"
      min={0}
      decimalScale={2}
      // What cannot be is refused in words: a sign that vanishes would change the amount.
      clampBehavior="none"
      thousandSeparator
      thousandsGroupStyle="lakh"
      hideControls
      {...props}
    />
  )
}
