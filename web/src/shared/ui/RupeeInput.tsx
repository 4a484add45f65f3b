import { NumberInput, type NumberInputProps } from '@mantine/core'

/** An amount in rupees with at most two decimals. */
export function RupeeInput(props: NumberInputProps) {
  return (
    <NumberInput
      leftSection="₹"
      min={0}
      decimalScale={2}
      allowNegative={false}
      thousandSeparator
      thousandsGroupStyle="lakh"
      hideControls
      {...props}
    />
  )
}
