import { BuyerFields, type BuyerFieldsProps } from '../../shared/ordering/BuyerFields.tsx'
import * as texts from '../../texts/storefront/custom-order.ts'

export type ShirtBuyerFieldsProps = Required<Omit<BuyerFieldsProps, 'reason' | 'note'>>

/** The buyer's part of a shirt order, up to payment. */
export function ShirtBuyerFields(props: ShirtBuyerFieldsProps) {
  const { extras, change } = props.extras
  return (
    <BuyerFields
      {...props}
      reason={texts.soThatWeCanAskAbout}
      note={{
        value: extras.note,
        hint: texts.whatWeShouldKnowSuchAsAColour,
        onChange: (note) => change({ note }),
      }}
    />
  )
}
