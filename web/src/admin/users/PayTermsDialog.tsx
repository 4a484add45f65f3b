import { Stack, Switch } from '@mantine/core'
import { firstPayTerms, PayTerms } from '@teeshala/contract/accounts/pay-terms'
import type { User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { EditConflictNote } from '../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, touchedIn } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { NumberField } from '../../shared/ui/fields/NumberField.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/users.ts'
import { nameOf } from './user-words.ts'

type Terms = { prepays: boolean; days: number | string }

const valuesOf = ({ prepays, invoiceDays }: PayTerms): Terms => ({ prepays, days: invoiceDays ?? '' })
const termsOf = ({ prepays, days }: Terms): PayTerms => ({ prepays, invoiceDays: days === '' ? null : Number(days) })

/** Labels and values of the fields, to show a colleague's change. */
const termWords = {
  prepays: { label: texts.noCashAtTheDoor, say: (isOn: boolean) => (isOn ? texts.yes : texts.no) },
  days: texts.daysToPayTheInvoice,
}

/** Asks for a customer's payment terms. */
export function PayTermsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const kept = useKeptForm<Terms>({
    name: `pay-terms:${user._id}`,
    stored: { values: valuesOf(user.payTerms ?? firstPayTerms) },
    values: (): Terms => terms,
  })
  const opened = kept.opened.values
  const [terms, setTerms] = useState(kept.initialValues)
  const { prepays, days } = terms
  const [isAsked, setIsAsked] = useState(false)
  const [conflict, setConflict] = useState<EditConflictOf<PayTerms>>()
  const theirs = conflict && valuesOf(conflict.current)
  const problem = PayTerms.safeParse(termsOf(terms)).error?.issues[0]?.message
  const { run, error, isPending } = useAction({
    act: ({ wanted, seen }: { wanted: Terms; seen: Terms }) =>
      api('setPayTerms', { params: { id: user._id }, body: { ...termsOf(wanted), expected: termsOf(seen) } }),
    failed: (failure) => (editConflictIn(failure) ? undefined : sentenceFor(failure, texts.theChangeCouldNotBeMade)),
    onError: (failure) => setConflict(editConflictIn<PayTerms>(failure)),
    onSuccess: () => {
      toast.good(texts.payTermsAreSaved(nameOf(user)))
      onClose()
      void invalidate(queryKeys.auditLog())
      return invalidate(queryKeys.adminUsers())
    },
  })
  return (
    <ConfirmDialog
      title={texts.howPays(nameOf(user))}
      confirm={texts.save}
      onConfirm={async () => {
        setIsAsked(true)
        if (!problem) await run({ wanted: terms, seen: opened })
      }}
      onClose={onClose}
      action={{ isPending, error }}
      isDestructive={false}
      isIncomplete={conflict !== undefined}
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
      {conflict && theirs && (
        <EditConflictNote
          conflict={conflict}
          edit={{ theirs, mine: terms, opened }}
          words={termWords}
          onUseTheirs={() => {
            kept.open({ values: theirs })
            setTerms(theirs)
            setConflict(undefined)
            void invalidate(queryKeys.adminUsers())
          }}
          onKeepMine={() => {
            const wanted = mergedOver(theirs, terms, opened)
            // A further change is compared with what was seen of theirs.
            kept.open({ values: theirs })
            setTerms(wanted)
            void run({ wanted, seen: theirs })
          }}
          isSaving={isPending}
        />
      )}
      <AskUnsaved isChanged={touchedIn(terms, opened).length > 0} />
    </ConfirmDialog>
  )
}
