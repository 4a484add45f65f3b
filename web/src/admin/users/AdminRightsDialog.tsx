import { Radio, Stack, Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { roleOf, roleWords, type StaffRole, staffRoles } from '@teeshala/contract/staff/staff-role'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/users.ts'
import { nameOf } from './user-words.ts'

const noRole = {
  label: texts.customer,
  may: texts.losesAccessToTheAdminArea,
}

/** The person's present role; null for a customer. */
type Present = { role: StaffRole | null }

/** Asks for a person's new role, or removes it. */
export function AdminRightsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = nameOf(user)
  const [former, setFormer] = useState(() => roleOf(user))
  const [role, setRole] = useState<StaffRole | 'none'>(former ?? 'viewer')
  const { run, error, isPending } = useAction({
    act: () => {
      const wanted = role === 'none' ? { isAdmin: false } : { role }
      return api('setAdmin', { params: { id: user._id }, body: { ...wanted, expected: former ?? null } })
    },
    failed: (failure) => {
      const conflict = editConflictIn<Present>(failure)
      if (!conflict) return sentenceFor(failure, texts.theChangeCouldNotBeMade)
      const { changedBy, current } = conflict
      return texts.roleChangedBy(changedBy, current.role && roleWords[current.role].label.toLowerCase())
    },
    // The next press is based on the role that was just shown.
    onError: (failure) => {
      const conflict = editConflictIn<Present>(failure)
      if (!conflict) return
      setFormer(conflict.current.role ?? undefined)
      return invalidate(queryKeys.adminUsers())
    },
    onSuccess: () => {
      toast.good(
        role === 'none'
          ? texts.isNoLongerAnAdmin(name)
          : (former ? texts.fromNowOn : texts.fromNextSignInOn)(name, roleWords[role].label.toLowerCase()),
      )
      onClose()
      void invalidate(queryKeys.auditLog())
      return invalidate(queryKeys.adminUsers())
    },
  })
  return (
    <ConfirmDialog
      title={former ? texts.roleOf(name) : texts.makeAnAdmin(name)}
      confirm={role === 'none' ? texts.removeAdmin : former ? texts.changeRole : texts.makeAdmin}
      onConfirm={run}
      onClose={onClose}
      action={{ isPending, error }}
      isDestructive={role === 'none'}
      isIncomplete={role === former}
      isKept
    >
      {user.email && <Text c="dimmed">{user.email}</Text>}
      <Radio.Group
        label={texts.whatMayTheyDoInTheShop}
        value={role}
        onChange={(value) => setRole(value as typeof role)}
      >
        <Stack gap="sm" mt="xs">
          {staffRoles.map((each) => (
            <Radio key={each} value={each} label={roleWords[each].label} description={roleWords[each].may} />
          ))}
          {former && <Radio value="none" label={noRole.label} description={noRole.may} />}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {texts.takesEffect(former)}
      </Text>
    </ConfirmDialog>
  )
}
