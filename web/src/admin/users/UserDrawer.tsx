import { Alert, Button, Skeleton } from '@mantine/core'
import * as texts from '../../texts/admin/users.ts'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { useAddress } from '../../shared/address/use-address.ts'
import { RecordDrawer } from '../../shared/admin/record/RecordDrawer.tsx'
import { RecordSteps } from '../../shared/admin/record/RecordSteps.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
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
  const { read, write } = useAddress()
  const id = read(userParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const place = users.findIndex(({ _id }) => _id === shown)
  const listed = users[place]
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...userQuery(shown),
    enabled: shown !== '',
    ...(listed && { placeholderData: listed }),
  })
  return (
    <RecordDrawer
      title={user ? nameOf(user) : texts.user}
      isOpen={id !== ''}
      isAsking={isAsking}
      onClose={() => write({ [userParameter]: '' })}
    >
      <div className={classes.tools}>
        <RecordSteps
          former={place > 0 ? users[place - 1]?._id : undefined}
          next={place < 0 ? undefined : users[place + 1]?._id}
          onOpen={(to) => write({ [userParameter]: to })}
        />
      </div>
      {user && <UserRecord key={user._id} user={user} onAsk={onAsk} />}
      {!user && error && (
        <Alert color="red" role="alert">
          <p>{texts.errorWith(sentenceFor(error, texts.theUserCouldNotBeLoaded))}</p>
          <Button variant="default" size="compact-md" onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </Alert>
      )}
      {!user && !error && <Skeleton height="30rem" aria-busy />}
    </RecordDrawer>
  )
}
