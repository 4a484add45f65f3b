import { Button } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import type { AllSettings } from '@teeshala/contract/settings/store-settings'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { EditConflictNote } from '../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { allSettingsQuery } from '../../shared/settings/all-settings-query.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { focusFirstInvalid, submitOf } from '../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { useUndo } from '../../shared/ui/toasts/use-undo.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/settings.ts'
import { DeliverySection } from './delivery/DeliverySection.tsx'
import { SettingsAnchors } from './SettingsAnchors.tsx'
import classes from './SettingsForm.module.css'
import { CourierSection } from './sections/CourierSection.tsx'
import { MessageSection } from './sections/MessageSection.tsx'
import { MoneySections } from './sections/MoneySections.tsx'
import { PaymentSection } from './sections/PaymentSection.tsx'
import { ShopSections } from './sections/ShopSections.tsx'
import { StaffSections } from './sections/StaffSections.tsx'
import { byFormField, changesIn, problemsOf, type SettingsValues, settingWords, valuesOf } from './settings-values.ts'

/** All settings in one form; only changes are sent. */
export function SettingsForm({ stored }: { stored: AllSettings }) {
  const kept = useKeptForm({
    name: 'settings',
    stored: { values: valuesOf(stored), basedOn: stored.updatedAt },
    values: () => form.getValues(),
  })
  const opened = kept.opened.values
  const changesNow = (values: SettingsValues) => changesIn(values, opened, stored)
  const form: UseFormReturnType<SettingsValues> = useForm<SettingsValues>({
    initialValues: kept.initialValues,
    validate: (values) => problemsOf(changesNow(values)),
    validateInputOnBlur: true,
  })
  const [conflict, setConflict] = useState<EditConflictOf<AllSettings>>()
  const changes = changesNow(form.values)
  const isChanged = Object.keys(changes).length > 0

  /** Shows the stored settings, with input since `seen` applied. */
  const open = (settings: AllSettings, seen = form.getValues()) => {
    queryClient.setQueryData(allSettingsQuery.queryKey, settings)
    const values = valuesOf(settings)
    kept.open({ values, basedOn: settings.updatedAt })
    form.setValues(mergedOver(values, form.getValues(), seen))
    form.clearErrors()
    setConflict(undefined)
  }
  const undo = useUndo()
  const discard = () => {
    const typed = form.getValues()
    open(stored)
    undo.offer(texts.changesDiscarded, () => form.setValues(mergedOver(form.getValues(), typed, opened)))
  }
  const { run, error, isPending } = useAction({
    act: ({ values, basedOn }: { values: SettingsValues; basedOn: string | undefined }) =>
      api('changeSettings', { body: { ...changesNow(values), basedOn } }),
    failed: (failure) => (editConflictIn(failure) ? undefined : sentenceFor(failure, texts.theSettingsCouldNotBeSaved)),
    onSuccess: (settings, { values }) => {
      open(settings, values)
      toast.good(texts.settingsSavedTheyApplyAtOnce)
      return invalidate(queryKeys.settings(), queryKeys.paymentMethods(), queryKeys.cart())
    },
    onError: (failure) => {
      setConflict(editConflictIn<AllSettings>(failure))
      if (!(failure instanceof ApiFailure)) return
      const fields = byFormField(failure.fields)
      form.setErrors(fields)
      focusFirstInvalid(form, fields)
    },
  })

  return (
    <form
      className={classes.form}
      aria-label={texts.settings}
      noValidate
      onSubmit={submitOf(form, (values) => run({ values, basedOn: kept.opened.basedOn }))}
    >
      <SettingsAnchors />
      <div className={classes.sections}>
        <ShopSections form={form} />
        <MoneySections form={form} />
        <DeliverySection form={form} />
        <CourierSection form={form} />
        <PaymentSection form={form} configured={stored.configuredPaymentMethods} />
        <MessageSection form={form} />
        <StaffSections form={form} />
        {conflict && (
          <EditConflictNote
            conflict={conflict}
            edit={{ theirs: valuesOf(conflict.current), mine: form.values, opened }}
            words={settingWords}
            onUseTheirs={() => open(conflict.current)}
            onKeepMine={() => run({ values: form.values, basedOn: conflict.current.updatedAt })}
            isSaving={isPending}
          />
        )}
        <ErrorAlert error={error} />
        {isChanged && !conflict && (
          <div className={classes.bar}>
            <span role="status">{texts.unsavedChanges}</span>
            <Button variant="default" disabled={isPending} onClick={discard}>
              {texts.discard}
            </Button>
            <Button type="submit" loading={isPending}>
              {texts.save}
            </Button>
          </div>
        )}
      </div>
      <AskUnsaved isChanged={isChanged && !isPending} />
    </form>
  )
}
