import { Button } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { OrderProof } from '@teeshala/contract/proofs/proof'
import { useState } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from '../parts/parts.module.css'
import { type ChangeablePrint, changeablePrints } from './changeable-prints.ts'

const PrintDesigner = lazyPart(async () => (await import('./PrintDesigner.tsx')).PrintDesigner)

type ChangeDesignProps = { order: AnyOrder; proof: OrderProof; onClose: () => void }

/** Opens the designer with a print of an order, after choosing one if there are several. */
export function ChangeDesign({ order, proof, onClose }: ChangeDesignProps) {
  const prints = changeablePrints(order)
  const [chosen, setChosen] = useState<ChangeablePrint | undefined>(prints.length === 1 ? prints[0] : undefined)
  return (
    <div className={classes.action}>
      {chosen ? (
        <>
          <p className={classes.words} role="status">
            {texts.openingTheDesign}
          </p>
          <PrintDesigner order={order} basedOn={proof.hash} print={chosen} onClose={onClose} />
        </>
      ) : (
        <>
          <p className={classes.words}>{texts.whichPrintShallChange}</p>
          <div className={classes.choices}>
            {prints.map((print) => (
              <Button key={`${print.line} ${print.placement}`} variant="default" onClick={() => setChosen(print)}>
                {print.line === undefined ? print.placement : texts.printOfLine(print.product, print.placement)}
              </Button>
            ))}
            <Button variant="subtle" onClick={onClose}>
              {texts.goBack}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
