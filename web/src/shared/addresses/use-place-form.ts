import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { ShippingAddress, shippingRequired } from '@teeshala/contract/orders/buyer/shipping-address'
import { useRef } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { usePlaceFiller } from '../slips/use-place-filler.ts'
import type { TypedRecipient } from './typed-address.ts'

type PlaceForm = {
  /** Distinguishes its inputs from those of another form on the page. */
  name?: string
  initial: TypedRecipient
  /** Required fields besides those of every address. */
  required: readonly ('name' | 'phone')[]
  onChange?: (values: TypedRecipient) => void
  /** Called when the customer changed something, not when the PIN code filled it in. */
  onTyped?: () => void
}

const addressFaults = schemaResolver(ShippingAddress, { sync: true })

/** A form for a recipient and address: the PIN code fills city and state, and each field shows its error. */
export function usePlaceForm({ name, initial, required, onChange, onTyped }: PlaceForm) {
  const isChosen = useRef(false)
  const isFilling = useRef(false)
  const form = useForm<TypedRecipient>({
    ...(name !== undefined && { name }),
    mode: 'uncontrolled',
    initialValues: initial,
    validateInputOnBlur: true,
    validate: (values): FormErrors => {
      const empty = required.filter((each) => values[each].trim() === '')
      return { ...Object.fromEntries(empty.map((each) => [each, shippingRequired])), ...addressFaults(values) }
    },
    onValuesChange: (values) => {
      if (!isFilling.current) onTyped?.()
      onChange?.(values)
    },
  })
  const { fillPlace, look, remark } = usePlaceFiller()
  const read = () => ({ ...form.getValues(), pincode: form.getValues().postalCode })
  const fill = (place: object) => {
    isFilling.current = true
    for (const [field, value] of Object.entries(place)) form.setFieldValue(field, value)
    isFilling.current = false
  }
  form.watch('postalCode', ({ previousValue }) => {
    void fillPlace(read, fill, isChosen.current ? undefined : previousValue)
  })
  form.watch('state', () => void look(read, fill))
  form.watch('city', () => void look(read, fill))
  /** Fills the form with a whole address. */
  const choose = (address: Partial<TypedRecipient>) => {
    isChosen.current = true
    form.setValues(address)
    isChosen.current = false
  }
  /** Returns the props of an input. The full sentence about missing fields is shown once, below them; a field shows a short one. */
  const field = (of: keyof TypedRecipient) => {
    const { error, ...props } = form.getInputProps(of)
    return { key: form.key(of), ...props, error: error === shippingRequired ? texts.fillThisIn : error }
  }
  return { form, field, choose, pinRemark: remark }
}
