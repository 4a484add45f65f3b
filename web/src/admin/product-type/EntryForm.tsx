import { Alert, Button, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { defaultHexCode } from '@teeshala/contract/catalogue/options/product-color'
import { useContext, useEffect, useRef, useState } from 'react'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { EditConflictNote } from '../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, touchedIn } from '../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../shared/session/kept/use-kept-form.ts'
import { focusFirstInvalid, markRefused } from '../../shared/ui/focus/focus-first-invalid.ts'
import { LayerContext } from '../../shared/ui/layer.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/product-type.ts'
import { ColorCodeField } from './ColorCodeField.tsx'
import classes from './EntryForm.module.css'
import type { Entry, EntryValues } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'

type EntryFormProps = {
  kind: EntryKind
  /** The entry in the URL; empty when adding. */
  editedId: string
  /** Undefined when adding. */
  edited: Entry | undefined
  /** The entry to edit was deleted. */
  isGone: boolean
  onSave: () => void
  onSaved: (words: string) => Promise<void>
  onFailed: (words: string) => void
  onGone: () => Promise<void>
  onCancel: () => void
}

/** The stored fields of either kind. */
type Stored = { type?: string; name?: string; hexCode?: string }

const empty: EntryValues = { name: '', hexCode: defaultHexCode }

/** Adds or edits a type or colour. */
export function EntryForm(props: EntryFormProps) {
  const { kind, editedId, edited, isGone, onSave, onSaved, onFailed, onGone, onCancel } = props
  const { noun } = kind
  const kept = useKeptForm({
    name: `product-${noun}:${editedId || 'new'}`,
    stored: { values: edited ? valuesOf(edited) : empty, basedOn: edited?.updatedAt },
    values: () => form.getValues(),
  })
  const form: UseFormReturnType<EntryValues> = useForm<EntryValues>({
    initialValues: kept.initialValues,
    validate: kind.problemOf,
  })
  const { leave } = useContext(LayerContext)
  const [conflict, setConflict] = useState<EditConflictOf<Stored>>()
  const { run, isPending } = useAction({
    act: ({ values, basedOn }: { values: EntryValues; basedOn: string | undefined }) =>
      edited ? kind.change(edited._id, values, basedOn) : kind.add(values),
    failed: () => undefined,
    onSuccess: (_, { values }) => {
      setConflict(undefined)
      const now = form.getValues()
      const isTyping = touchedIn(now, values).length > 0
      form.setValues(mergedOver(empty, now, values))
      form.clearErrors()
      if (!isTyping) name.current?.focus()
      return onSaved(texts.productSaved(noun, Boolean(edited)))
    },
    onError: (failure) => {
      const found = editConflictIn<Stored>(failure)
      setConflict(found)
      if (found) return
      const error = texts.errorSavingProduct(noun)
      if (edited && failedWith(failure, 'NOT_FOUND')) return onGone()
      const reason = sentenceFor(failure, error)
      markRefused(form, failure)
      onFailed(reason.startsWith(error) ? reason : `${error}: ${reason}`)
    },
  })
  const name = useRef<HTMLInputElement>(null)
  const isFound = edited !== undefined
  useEffect(() => {
    if (isFound) name.current?.focus()
  }, [isFound])
  const save = (values: EntryValues, basedOn: string | undefined) => {
    onSave()
    // Later input is compared with what is sent.
    form.setValues(values)
    return run({ values, basedOn })
  }
  // The form of an entry disappears when it is saved.
  const isSavingEdit = edited !== undefined && isPending
  const title = texts.formTitle(Boolean(edited), noun)
  const theirs = conflict && valuesOf(conflict.current)

  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      onSubmit={form.onSubmit(
        (values) => save(values, kept.opened.basedOn),
        (errors) => focusFirstInvalid(form, errors),
      )}
      onKeyDown={({ key }) => edited && key === 'Escape' && leave(onCancel)}
    >
      {isGone && (
        <Alert color="marigold" role="status" className={classes.gone}>
          {texts.isGone(noun, form.values.name !== '')}
        </Alert>
      )}
      <div className={classes.fields} data-with={noun}>
        <TextInput
          ref={name}
          label={kind.label}
          placeholder={kind.placeholder}
          required
          maxLength={60}
          autoComplete="off"
          readOnly={isSavingEdit}
          {...form.getInputProps('name')}
          error={form.errors.name ?? form.errors.type}
        />
        {noun === 'color' && (
          <ColorCodeField name={form.values.name} isReadOnly={isSavingEdit} {...form.getInputProps('hexCode')} />
        )}
      </div>
      {conflict && theirs && (
        <EditConflictNote
          conflict={conflict}
          edit={{ theirs, mine: form.values, opened: kept.opened.values }}
          words={{ name: 'Name', hexCode: texts.colorCodeLabel }}
          onUseTheirs={() => {
            kept.open({ values: theirs, basedOn: conflict.current.updatedAt })
            form.setValues(theirs)
            setConflict(undefined)
            void onSaved(texts.productUpdated(noun))
          }}
          onKeepMine={() => {
            const basedOn = conflict.current.updatedAt
            // A further change is compared with what was seen of theirs.
            kept.open({ values: theirs, basedOn })
            return save(mergedOver(theirs, form.values, kept.opened.values), basedOn)
          }}
          isSaving={isPending}
        />
      )}
      {!conflict && (
        <div className={classes.actions}>
          <Button type="submit" loading={isPending}>
            {edited ? texts.updateTitle(title.slice(5)) : title}
          </Button>
          {(edited || isGone) && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      <AskUnsaved isChanged={!isPending && touchedIn(form.values, kept.opened.values).length > 0} />
    </form>
  )
}

const valuesOf = ({ type, name, hexCode }: Stored): EntryValues => ({
  name: name ?? type ?? '',
  hexCode: hexCode ?? defaultHexCode,
})
