import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import type { PricedOption, PricingSection } from '@teeshala/contract/printing/pricing'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { gstPercents, printingService } from '@teeshala/contract/tax/gst-law'
import { useContext, useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { EditConflictNote } from '../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, touchedIn } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { fieldsOf } from '../../shared/ui/fields/fields-of.ts'
import { RupeeInput } from '../../shared/ui/fields/RupeeInput.tsx'
import { markRefused } from '../../shared/ui/focus/focus-first-invalid.ts'
import { LayerContext } from '../../shared/ui/layer.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/price-add.ts'
import type { ListedPrice } from './listed-price.ts'
import classes from './PriceForm.module.css'
import {
  isComplete,
  never,
  noPrice,
  type PriceValues,
  problemsOf,
  replacedBy,
  requestOf,
  valuesOf,
} from './price-values.ts'
import { gsmExamples, sectionWords, sizeExamples } from './section-words.ts'
import { useListedBesides } from './use-listed-besides.ts'

type PriceFormProps = {
  section: PricingSection
  prices: readonly ListedPrice[]
  /** Undefined when adding a price. */
  edited: ListedPrice | undefined
  onSave: () => void
  onSaved: (words: string) => Promise<void>
  onFailed: (words: string) => void
  onCancel: () => void
}

const failed = texts.errorOccurredWhileUpdatingPricing
const rates = [
  { value: '', label: texts.percentOfPrinting(printingService.percent) },
  ...gstPercents.map((percent) => ({ value: `${percent}`, label: texts.percent(percent) })),
]

/** Sets the price of a new or listed option. */
export function PriceForm({ section, prices, edited, onSave, onSaved, onFailed, onCancel }: PriceFormProps) {
  const isPaper = section === 'paper'
  const kept = useKeptForm({
    name: `price:${section}:${edited?._id ?? 'new'}`,
    stored: { values: edited ? valuesOf(edited) : noPrice, basedOn: edited?.updatedAt },
    values: () => form.getValues(),
  })
  const form: UseFormReturnType<PriceValues> = useForm<PriceValues>({
    initialValues: kept.initialValues,
    validate: (values) => problemsOf(section, values),
  })
  const { leave } = useContext(LayerContext)
  const [isEdited] = useState(edited !== undefined)
  // The values at which the form counts as unchanged.
  const [begun, setBegun] = useState(kept.opened.values)
  const [isRefused, setRefused] = useState(false)
  // Somebody else has deleted it, according to the list or the server's refusal.
  const isGone = isRefused || (isEdited && edited === undefined)
  const [conflict, setConflict] = useState<EditConflictOf<PricedOption>>()
  const first = useRef<HTMLInputElement>(null)
  const price = useRef<HTMLInputElement>(null)
  const gsm = useRef<HTMLInputElement>(null)
  const editedId = edited?._id
  useEffect(() => {
    if (editedId === undefined) return
    price.current?.focus()
    price.current?.select()
  }, [editedId])
  const replaced = isGone ? undefined : (edited ?? replacedBy(section, form.values, prices))
  const filled = useListedBesides({ form, listed: isEdited ? undefined : replaced, isGone, begun })
  const [overTheirs, setOverTheirs] = useState<PriceValues>()
  // The version that the input is based on: a further change is compared with what was seen of theirs.
  const opened = overTheirs ?? (isEdited ? kept.opened.values : { ...kept.opened.values, ...filled })
  const { run, isPending } = useAction({
    act: ({ values, basedOn }: { values: PriceValues; basedOn: string }) =>
      api('setPrice', { body: { ...requestOf(section, values), basedOn } }),
    failed: () => undefined,
    onSuccess: ({ message }, { values }) => {
      setConflict(undefined)
      setOverTheirs(undefined)
      setRefused(false)
      const now = form.getValues()
      const isTyping = touchedIn(now, values).length > 0
      // The next paper is usually the next weight of the same sheet.
      const next = isPaper ? { ...values, gsm: '', price: '' as const } : noPrice
      setBegun(next)
      form.setValues(mergedOver(next, now, values))
      form.clearErrors()
      if (!isTyping) (isPaper ? gsm : first).current?.focus()
      return onSaved(message || texts.pricingUpdatedSuccessfully)
    },
    onError: (failure) => {
      const found = editConflictIn<PricedOption>(failure)
      setConflict(found)
      if (found) return
      markRefused(form, failure)
      setRefused(failedWith(failure, 'NOT_FOUND'))
      onFailed(sentenceFor(failure, failed))
    },
  })
  // An edit is based on the version seen; a new price on what the form says it replaces.
  const seen = (isGone ? undefined : isEdited ? kept.opened.basedOn : replaced?.updatedAt) ?? never
  const save = (values: PriceValues, basedOn: string) => {
    onSave()
    // Later input is compared with what is sent.
    form.setValues(values)
    return run({ values, basedOn })
  }
  const words = sectionWords[section]
  const isEdit = edited !== undefined && !isGone
  // The form of a listed price disappears when it is saved.
  const isSavingEdit = isEdited && isPending
  const title = `${isEdit ? texts.editPrice : texts.addPrice}: ${words.label}`
  const theirs: PriceValues | undefined = conflict && {
    ...form.values,
    price: conflict.current.price,
    description: conflict.current.description ?? '',
    hsn: conflict.current.hsn ?? '',
    gstPercent: `${conflict.current.gstPercent ?? ''}`,
  }
  const mine = { ...form.values, description: form.values.description.trim() }

  const { field } = fieldsOf(form)
  /** Of the fields that name the option: a listed one keeps its name. */
  const named = { required: true, maxLength: 40, autoComplete: 'off', readOnly: isEdit }
  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      onSubmit={form.onSubmit((values) => save(values, seen))}
      onKeyDown={({ key }) => isEdited && key === 'Escape' && leave(onCancel)}
    >
      <div className={classes.fields} data-wide={isPaper || undefined}>
        <TextInput
          ref={first}
          placeholder={words.examples}
          {...named}
          maxLength={80}
          {...field('type', texts.serviceType)}
        />
        {isPaper && (
          <>
            <TextInput placeholder={sizeExamples} {...named} {...field('size', texts.paperSize)} />
            <TextInput ref={gsm} placeholder={gsmExamples} {...named} {...field('gsm', texts.paperGsm)} />
          </>
        )}
        <RupeeInput
          ref={price}
          placeholder="0.00"
          required
          step={0.01}
          readOnly={isSavingEdit}
          {...field('price', texts.pricePer(words.per))}
        />
        <TextInput
          className={classes.description}
          placeholder={texts.whatTheCustomerGetsForIt}
          maxLength={200}
          autoComplete="off"
          readOnly={isSavingEdit}
          {...field('description', texts.description)}
        />
        <TextInput
          placeholder={printingService.hsn}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
          readOnly={isSavingEdit}
          {...field('hsn', texts.hsnOrSac, texts.emptyForPrintingAsAService(printingService.hsn))}
        />
        <NativeSelect
          data={rates}
          disabled={isSavingEdit}
          {...field('gstPercent', texts.gstRate, texts.countedInThePrice)}
        />
      </div>
      {isGone && (
        <p className={classes.replaces} role="status">
          {texts.thisPriceWasDeletedInTheMeantime}
        </p>
      )}
      {!edited && replaced && !conflict && (
        <p className={classes.replaces} role="status">
          {texts.savingReplaces(
            [replaced.type, replaced.size, replaced.gsm].filter(Boolean).join(', '),
            formatPrice(replaced.price),
          )}{' '}
          {(replaced.description || replaced.hsn) && texts.itsOtherDetailsAreFilledIn}
        </p>
      )}
      {conflict && theirs && (
        <EditConflictNote
          conflict={conflict}
          edit={{ theirs, mine, opened }}
          words={{
            price: { label: texts.price, say: (amount) => (amount === '' ? '' : formatPrice(amount)) },
            description: texts.description,
            hsn: texts.hsnOrSac,
            gstPercent: texts.gstRate,
          }}
          onUseTheirs={() => {
            setConflict(undefined)
            setOverTheirs(undefined)
            void onSaved('')
          }}
          onKeepMine={() => {
            setOverTheirs(theirs)
            return save(mergedOver(theirs, mine, opened), conflict.current.updatedAt)
          }}
          isSaving={isPending}
        />
      )}
      {!conflict && (
        <div className={classes.actions}>
          <Button type="submit" loading={isPending} disabled={!isComplete(section, form.values)}>
            {replaced ? texts.updatePrice : texts.addPriceLabel}
          </Button>
          {isEdited && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      <AskUnsaved isChanged={!isPending && touchedIn(form.values, begun).length > 0} />
    </form>
  )
}
