import { BuyerFields, type BuyerFieldsProps } from '../../shared/ordering/BuyerFields.tsx'
import * as texts from '../../texts/storefront/custom-order.ts'

export type ShirtBuyerFieldsProps = Required<Omit<BuyerFieldsProps, 'reason' | 'note'>>

/** What an order of printed shirts asks of its buyer, up to how it is paid. */
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
