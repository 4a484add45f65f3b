import type { User } from '@teeshala/contract/accounts/user'
import { RecordLink } from '../../shared/admin/records/RecordLink.tsx'
import * as texts from '../../texts/admin/users.ts'
import { userParameter } from './admin-users-query.ts'

/** A person's name, which opens their record. */
export function OpenUser({ user: { _id, name } }: { user: User }) {
  return (
    <RecordLink parameter={userParameter} id={_id}>
      {name || texts.noName}
    </RecordLink>
  )
}
