import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { User } from '@teeshala/contract/accounts/user'
import { isCashDoubtful } from '@teeshala/contract/payments/cash/refused-parcel'
import { useState } from 'react'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/admin/users.ts'
import { PayTermsDialog } from './PayTermsDialog.tsx'
import classes from './user-record.module.css'

/** A customer's payment terms. */
export function PayTermsSection({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = useMay('setPayTerms')
  const { prepays, invoiceDays } = user.payTerms ?? firstPayTerms
  const { data: settings } = useQuery(settingsQuery)
  const { refusedParcels = 0 } = user
  const isDoubtful = !prepays && settings !== undefined && isCashDoubtful(refusedParcels, settings.cashRules)
  const words = [prepays && texts.paysInAdvanceAlone, invoiceDays !== null && texts.paysOnInvoice(invoiceDays)]
  return (
    <RecordSection title={texts.paying}>
      <p className={classes.role}>
        <span>{words.filter(Boolean).join('. ') || texts.paysLikeOthers}</span>
      </p>
      {refusedParcels > 0 && (
        <p className={classes.role}>
          <span>
            {texts.cashParcelsCameBack(refusedParcels)}
            {isDoubtful && ` ${texts.noMoreCashIsProposed}`}
          </span>
        </p>
      )}
      {mayChange && (
        <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && <PayTermsDialog user={user} onClose={() => setIsOpen(false)} />}
    </RecordSection>
  )
}
