import { Button } from '@mantine/core'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import * as texts from '../../texts/admin/users.ts'
import { PayTermsDialog } from './PayTermsDialog.tsx'
import classes from './user-record.module.css'

/** What staff have agreed with a customer about paying. */
export function PayTermsSection({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = useMay('setPayTerms')
  const { prepays, invoiceDays } = user.payTerms ?? firstPayTerms
  const words = [prepays && texts.paysInAdvanceAlone, invoiceDays !== null && texts.paysOnInvoice(invoiceDays)]
  return (
    <RecordSection title={texts.paying}>
      <p className={classes.role}>
        <span>{words.filter(Boolean).join('. ') || texts.paysLikeOthers}</span>
      </p>
      {mayChange && (
        <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && <PayTermsDialog user={user} onClose={() => setIsOpen(false)} />}
    </RecordSection>
  )
}
