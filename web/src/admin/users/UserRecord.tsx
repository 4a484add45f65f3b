import { Anchor } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { formatDay } from '@teeshala/contract/date-format'
import { roleOf, roleWords } from '@teeshala/contract/staff/staff-role'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { readablePhone, tel } from '../../shared/ui/fields/tel.ts'
import * as texts from '../../texts/admin/users.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { PayTermsSection } from './PayTermsSection.tsx'
import { UserLog } from './UserLog.tsx'
import { UserOrders } from './UserOrders.tsx'
import classes from './user-record.module.css'
import { addressOf } from './user-words.ts'

type UserRecordProps = { user: User; onAsk: ((user: User) => void) | undefined }

/** Everything the shop knows about a person, and the role actions. */
export function UserRecord({ user, onAsk }: UserRecordProps) {
  const { email, phone, createdAt } = user
  const role = roleOf(user)
  const mayReadLog = useMay('listAuditLog')
  return (
    <div className={classes.record}>
      <div className={classes.pair}>
        <RecordSection title={texts.contact}>
          <ul className={classes.lines}>
            <li>{email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : texts.noEmail}</li>
            <li>{phone ? <Anchor href={tel(phone)}>{readablePhone(phone)}</Anchor> : texts.noPhone}</li>
            <li className={classes.quiet}>{texts.joinedOn(formatDay(createdAt))}</li>
          </ul>
        </RecordSection>
        <RecordSection title={texts.address}>
          <address className={classes.address}>{addressOf(user)}</address>
        </RecordSection>
      </div>
      <RecordSection title={texts.role}>
        <p className={classes.role}>
          <strong>{role ? roleWords[role].label : texts.customer}</strong>
          <span className={classes.quiet}>{role ? roleWords[role].may : texts.noAccessToTheAdminArea}</span>
        </p>
        {onAsk && <AdminRightsButton user={user} onAsk={onAsk} />}
      </RecordSection>
      <PayTermsSection user={user} />
      <UserOrders user={user} />
      {mayReadLog && <UserLog user={user} />}
    </div>
  )
}
