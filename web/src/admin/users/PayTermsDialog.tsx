import { Stack, Switch } from '@mantine/core'
import { NumberField } from '../../shared/ui/NumberField.tsx'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { firstPayTerms, PayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { useKeptFields } from '../../shared/session/kept/use-kept-fields.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/users.ts'
import { nameOf } from './user-words.ts'

type Terms = { prepays: boolean; days: number | string }

/** Asks what was agreed with a customer about paying. */
export function PayTermsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient()
  const former = user.payTerms ?? firstPayTerms
  const [terms, setTerms, isChanged] = useKeptFields<Terms>(`pay-terms:${user._id}`, {
    prepays: former.prepays,
    days: former.invoiceDays ?? '',
  })
  const { prepays, days } = terms
  const [isAsked, setIsAsked] = useState(false)
  const body = { prepays, invoiceDays: days === '' ? null : Number(days) }
  const problem = PayTerms.safeParse(body).error?.issues[0]?.message
  const { run, error, isPending } = useAction({
    act: () => api('setPayTerms', { params: { id: user._id }, body }),
    failed: texts.theChangeCouldNotBeMade,
    onSuccess: () => {
      toast.good(texts.payTermsAreSaved(nameOf(user)))
      onClose()
      void queryClient.invalidateQueries({ queryKey: queryKeys.auditLog() })
      return queryClient.invalidateQueries({ queryKey: queryKeys.adminUsers() })
    },
  })
  return (
    <ConfirmDialog
      title={texts.howPays(nameOf(user))}
      confirm={texts.save}
      onConfirm={async () => {
        setIsAsked(true)
        if (!problem) await run()
      }}
      onClose={onClose}
      action={{ isPending, error }}
      isDestructive={false}
      isKept
    >
      <Stack>
        <Switch
          label={texts.noCashAtTheDoor}
          description={texts.parcelsCameBack}
          checked={prepays}
          onChange={({ currentTarget }) => setTerms({ ...terms, prepays: currentTarget.checked })}
        />
        <NumberField
          label={texts.daysToPayTheInvoice}
          description={texts.withoutAnAdvance}
          value={days}
          error={isAsked && problem}
          onChange={(typed) => setTerms({ ...terms, days: typed })}
        />
      </Stack>
      <AskUnsaved isChanged={isChanged} />
    </ConfirmDialog>
  )
}
