import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { QueryFailure } from '../../shared/admin/QueryFailure.tsx'
import { RecordDrawer } from '../../shared/admin/record/RecordDrawer.tsx'
import { RecordSteps } from '../../shared/admin/record/RecordSteps.tsx'
import { useOpenRecord } from '../../shared/admin/record/use-open-record.ts'
import * as texts from '../../texts/admin/users.ts'
import { userParameter, userQuery } from './admin-users-query.ts'
import { UserRecord } from './UserRecord.tsx'
import classes from './user-record.module.css'
import { nameOf } from './user-words.ts'

type UserDrawerProps = {
  /** The people in the list, in order. */
  users: readonly User[]
  /** Whether the role dialog is open. */
  isAsking: boolean
  /** Opens the role dialog; only for those who may assign roles. */
  onAsk: ((user: User) => void) | undefined
}

/** The person in the URL, in a drawer beside the list. */
export function UserDrawer({ users, isAsking, onAsk }: UserDrawerProps) {
  const { shown, isOpen, open, close } = useOpenRecord(userParameter)
  const place = users.findIndex(({ _id }) => _id === shown)
  const listed = users[place]
  const query = useQuery({ ...userQuery(shown), enabled: shown !== '', ...(listed && { placeholderData: listed }) })
  const { data: user, error } = query
  return (
    <RecordDrawer title={user ? nameOf(user) : texts.user} isOpen={isOpen} isAsking={isAsking} onClose={close}>
      <div className={classes.tools}>
        <RecordSteps
          former={place > 0 ? users[place - 1]?._id : undefined}
          next={place < 0 ? undefined : users[place + 1]?._id}
          onOpen={open}
        />
      </div>
      {user && <UserRecord key={user._id} user={user} onAsk={onAsk} />}
      {!user && error && <QueryFailure query={query} failed={texts.theUserCouldNotBeLoaded} />}
      {!user && !error && <Skeleton height="30rem" aria-busy />}
    </RecordDrawer>
  )
}
