import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Coupon } from '@teeshala/contract/coupons/coupon'
import { AddCouponRequest, takesEverythingOff } from '@teeshala/contract/coupons/coupon-request'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { ApiFailure, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { EditConflictNote } from '../../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, touchedIn } from '../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../shared/session/kept/use-kept-form.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import { markRefused, submitOf } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/coupons.ts'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import classes from './CouponsPage.module.css'
import { type CouponValues, emptyCoupon, termsOf, valuesOf } from './coupon-values.ts'
import { DeleteCouponDialog } from './DeleteCouponDialog.tsx'

const kinds = [
  { value: 'percent', label: settingsTexts.percentOff },
  { value: 'amount', label: texts.amountOff },
  { value: 'free_shipping', label: texts.freeShipping },
]
const labels = {
  kind: texts.whatItGives,
  percent: settingsTexts.percentOff,
  isGivenAway: { label: texts.everythingFree, say: (isGivenAway: boolean) => (isGivenAway ? texts.yes : texts.no) },
  most: texts.atMostOptional,
  amount: texts.amountOff,
  minimum: texts.forOrdersFromOptional,
  from: texts.firstDayOptional,
  to: texts.lastDayOptional,
  usesInAll: texts.usesInAllOptional,
  usesPerPerson: texts.usesPerPersonOptional,
}

/** The fields specific to a kind of coupon. */
const ofKinds = ['percent', 'most', 'amount']

type CouponDialogProps = {
  /** Undefined for a new one. */
  coupon: Coupon | undefined
  onClose: () => void
}

/** Creates, changes, ends or reopens a coupon. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const kept = useKeptForm({
    name: `coupon:${coupon?._id ?? 'new'}`,
    stored: { values: coupon ? valuesOf(coupon) : emptyCoupon, basedOn: coupon?.updatedAt },
    values: () => form.getValues(),
  })
  const [conflict, setConflict] = useState<EditConflictOf<Coupon>>()
  const form: UseFormReturnType<CouponValues> = useForm<CouponValues>({
    initialValues: kept.initialValues,
    validate: problemsOf,
    onValuesChange: (values, before) => {
      setError(undefined)
      if (values.from !== before.from) form.clearFieldError('to')
      if (values.isGivenAway || values.most !== before.most) form.clearFieldError('percent')
      if (values.kind !== before.kind) for (const name of ofKinds) form.clearFieldError(name)
    },
  })
  const { kind } = form.values
  const [isDeleting, setDeleting] = useState(false)
  const { run, isPending, error, setError } = useAction({
    act: ({ values, isEnded, basedOn }: { values: CouponValues; isEnded: boolean; basedOn: string | undefined }) => {
      const terms = termsOf(values)
      if (!coupon) return api('addCoupon', { body: { code: values.code, ...terms } })
      return api('changeCoupon', { params: { code: coupon._id }, body: { ...terms, isEnded, basedOn } })
    },
    // A refused code is said beside it.
    failed: (failure) =>
      editConflictIn(failure) || (failure instanceof ApiFailure && failure.fields.code)
        ? undefined
        : sentenceFor(failure, texts.failedToSaveTheCoupon),
    onSuccess: async (saved) => {
      await invalidate(queryKeys.coupons())
      toast.good(saved.state === 'ended' ? texts.couponHasEnded(saved._id) : texts.couponIsSaved(saved._id))
      onClose()
    },
    onError: (failure) => {
      setConflict(editConflictIn(failure))
      markRefused(form, failure)
    },
  })
  /** The state that the form is based on, whatever the list shows by now. */
  const [isEnded, setEnded] = useState(coupon?.state === 'ended')
  /** The pressed button; undefined if only the terms are saved. */
  const [wanted, setWanted] = useState<'ended' | 'open'>()
  const isChanged = touchedIn(form.values, kept.opened.values).length > 0
  const theirs = conflict && valuesOf(conflict.current)
  const save = (pressed?: 'ended' | 'open') => {
    setWanted(pressed)
    const ends = pressed ? pressed === 'ended' : isEnded
    return run({ values: form.getValues(), isEnded: ends, basedOn: kept.opened.basedOn })
  }
  const { field, toggle } = fieldsOf(form)
  const own = (name: 'percent' | 'most' | 'amount' | 'minimum' | 'from' | 'to' | 'usesInAll' | 'usesPerPerson') =>
    field(name, labels[name])
  return (
    <Dialog title={coupon ? texts.couponNamed(coupon._id) : texts.addCoupon} onClose={onClose} isKept isWide>
      <form className={classes.fields} noValidate onSubmit={submitOf(form, () => save())}>
        <div className={classes.pair}>
          {!coupon && (
            <TextInput
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              data-autofocus
              {...field('code', texts.code, texts.whatCustomersTypeSuchAsDiwali10)}
              onChange={({ target }) => form.setFieldValue('code', target.value.toUpperCase())}
            />
          )}
          <NativeSelect label={labels.kind} data={kinds} {...form.getInputProps('kind')} />
        </div>
        <div className={classes.pair}>
          {kind === 'percent' && <NumberField suffix="%" {...own('percent')} />}
          {kind === 'percent' && <RupeeInput {...own('most')} />}
          {kind === 'amount' && <RupeeInput {...own('amount')} />}
          <RupeeInput {...own('minimum')} />
        </div>
        {takesEverythingOff(termsOf(form.values)) && (
          <Checkbox {...toggle('isGivenAway', texts.everythingFree, texts.everythingFreeHint)} />
        )}
        <div className={classes.pair}>
          <TextInput type="date" {...own('from')} />
          <TextInput type="date" {...own('to')} />
        </div>
        <div className={classes.pair}>
          <NumberField {...own('usesInAll')} />
          <NumberField {...own('usesPerPerson')} />
        </div>
        {coupon && coupon.used > 0 && (
          <p className={classes.note}>{texts.ordersKeepIt(coupon.used, coupon.used.toLocaleString('en-IN'))}</p>
        )}
        <ErrorAlert error={error} />
        {conflict && theirs ? (
          <EditConflictNote
            conflict={conflict}
            edit={{ theirs, mine: form.values, opened: kept.opened.values }}
            words={labels}
            onUseTheirs={() => {
              kept.open({ values: theirs, basedOn: conflict.current.updatedAt })
              form.setValues(theirs)
              setEnded(conflict.current.state === 'ended')
              setConflict(undefined)
              void invalidate(queryKeys.coupons())
            }}
            onKeepMine={() =>
              run({
                values: mergedOver(theirs, form.values, kept.opened.values),
                isEnded: (wanted ?? conflict.current.state) === 'ended',
                basedOn: conflict.current.updatedAt,
              })
            }
            isSaving={isPending}
          />
        ) : (
          <div className={classes.actions}>
            <Button type="submit" loading={isPending}>
              {coupon ? settingsTexts.save : texts.addCoupon}
            </Button>
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            {coupon && (
              <Button
                className={classes.end ?? ''}
                variant="subtle"
                {...(!isEnded && { color: 'red' })}
                loading={isPending}
                onClick={() => save(isEnded ? 'open' : 'ended')}
              >
                {isEnded ? texts.openAgain : texts.endCoupon}
              </Button>
            )}
            {coupon?.used === 0 && (
              <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
                {texts.deleteCoupon}
              </Button>
            )}
          </div>
        )}
      </form>
      <AskUnsaved isChanged={isChanged && !isDeleting} />
      {coupon && isDeleting && (
        <DeleteCouponDialog code={coupon._id} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

/** Returns errors by field; an existing coupon's code cannot change. */
function problemsOf(values: CouponValues): Record<string, string> {
  const { error } = AddCouponRequest.safeParse({ code: values.code, ...termsOf(values) })
  return Object.fromEntries(error?.issues.toReversed().map(({ path, message }) => [String(path[0]), message]) ?? [])
}
