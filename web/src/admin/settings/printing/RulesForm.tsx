import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import type { Pricing } from '@teeshala/contract/printing/pricing'
import type { ChangeTradeRulesRequest, TradeRulesAnswer } from '@teeshala/contract/printing/trade-rules'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { EditConflictNote } from '../../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../../shared/edit-conflict/edit-conflict-in.ts'
import { tradeRulesQuery } from '../../../shared/printing/trade-rules-query.ts'
import { mergedOver, touchedIn } from '../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../shared/session/kept/use-kept-form.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { markRefused, submitOf } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { useUndo } from '../../../shared/ui/toasts/use-undo.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import formClasses from '../SettingsForm.module.css'
import { FormSection } from '../sections/FormSection.tsx'
import { BindingRules } from './BindingRules.tsx'
import { CopyBreakRules } from './CopyBreakRules.tsx'
import { LaminationRules } from './LaminationRules.tsx'
import { PrintingRules } from './PrintingRules.tsx'
import { problemsOf, type RuleValues, requestOf, ruleWords, valuesOf } from './rule-values.ts'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

/** The values being saved, their base, and the rules to restore on undo. */
type Saving = { values: RuleValues; basedOn: string | undefined; replaced: TradeRulesAnswer }

type RulesFormProps = { stored: TradeRulesAnswer; pricing: Pricing; list: PriceList }

/** All rules in one form, read-only for those who may not change them. */
export function RulesForm({ stored, pricing, list }: RulesFormProps) {
  const mayChange = useMay('changeTradeRules')
  const kept = useKeptForm({
    name: 'printing-rules',
    stored: { values: valuesOf(stored, list), basedOn: stored.updatedAt },
    values: () => form.getValues(),
  })
  const opened = kept.opened.values
  const form: RulesFormState = useForm<RuleValues>({
    initialValues: kept.initialValues,
    validate: problemsOf,
  })
  const [conflict, setConflict] = useState<EditConflictOf<TradeRulesAnswer>>()
  const isChanged = touchedIn(form.values, opened).length > 0

  /** Shows the stored rules, with input since `seen` applied. */
  const open = (rules: TradeRulesAnswer, seen = form.getValues()) => {
    queryClient.setQueryData(tradeRulesQuery.queryKey, rules)
    const values = valuesOf(rules, list)
    kept.open({ values, basedOn: rules.updatedAt })
    form.setValues(mergedOver(values, form.getValues(), seen))
    form.clearErrors()
    setConflict(undefined)
  }
  const discarded = useUndo()
  const discard = () => {
    const typed = form.getValues()
    open(stored)
    discarded.offer(texts.changesDiscarded, () => form.setValues(mergedOver(form.getValues(), typed, opened)))
  }
  const undo = useAction({
    act: (rules: ChangeTradeRulesRequest) => api('changeTradeRules', { body: rules }),
    failed: texts.theChangeCouldNotBeUndone,
    onSuccess: (rules) => {
      // Input since saving stays.
      open(rules, opened)
      toast.good(texts.theRulesAreAsTheyWere)
    },
    onError: () => toast.bad(texts.theChangeCouldNotBeUndoneTheRules),
  })
  const { run, error, isPending } = useAction({
    act: ({ values, basedOn }: Saving) => {
      const body = { ...requestOf(values), basedOn } as ChangeTradeRulesRequest
      return api('changeTradeRules', { body })
    },
    failed: (failure) => (editConflictIn(failure) ? undefined : sentenceFor(failure, texts.theRulesCouldNotBeSaved)),
    onSuccess: (rules, { values, replaced }) => {
      const { updatedAt: _, ...before } = replaced
      open(rules, values)
      toast.good(texts.rulesSavedTheyApplyAtOnce, {
        label: texts.undo,
        act: () => void undo.run({ ...before, basedOn: rules.updatedAt }),
      })
    },
    onError: (failure) => {
      setConflict(editConflictIn<TradeRulesAnswer>(failure))
      markRefused(form, failure)
    },
  })

  const theirs = conflict && valuesOf(conflict.current, list)
  return (
    <form
      aria-label={texts.printingRules}
      noValidate
      onSubmit={submitOf(form, (values) => run({ values, basedOn: kept.opened.basedOn, replaced: stored }))}
    >
      <fieldset className={classes.all} disabled={!mayChange}>
        {!mayChange && <p className={classes.note}>{texts.onlyAnOwnerOrAManager}</p>}
        <PrintingRules form={form} />
        <BindingRules form={form} sizes={[...new Set(pricing.paper.map(({ size }) => size))]} />
        <LaminationRules form={form} papers={[...new Set(pricing.paper.map(({ type }) => type))]} />
        <CopyBreakRules form={form} />
        <FormSection title={texts.readyBy} about={texts.whatCustomersAreToldWhenThey}>
          <NumberField
            className={classes.days}
            label={texts.workingDays}
            description={texts.fromTheOrderToTheFinished}
            required
            {...form.getInputProps('turnRoundDays')}
          />
        </FormSection>
        {conflict && theirs && (
          <EditConflictNote
            conflict={conflict}
            edit={{ theirs, mine: form.values, opened }}
            words={ruleWords}
            onUseTheirs={() => open(conflict.current)}
            onKeepMine={() => {
              const values = mergedOver(theirs, form.values, opened)
              const basedOn = conflict.current.updatedAt
              // A further change is compared with what was seen of theirs.
              kept.open({ values: theirs, basedOn })
              form.setValues(values)
              void run({ values, basedOn, replaced: conflict.current })
            }}
            isSaving={isPending}
          />
        )}
        <ErrorAlert error={error} />
        {isChanged && mayChange && !conflict && (
          <div className={formClasses.bar}>
            <span role="status">{texts.unsavedChanges}</span>
            <Button variant="default" disabled={isPending} onClick={discard}>
              {texts.discard}
            </Button>
            <Button type="submit" loading={isPending}>
              {texts.save}
            </Button>
          </div>
        )}
      </fieldset>
      <AskUnsaved isChanged={isChanged && !isPending} />
    </form>
  )
}
