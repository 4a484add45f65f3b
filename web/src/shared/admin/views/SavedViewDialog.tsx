import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type SavedList, type SavedView, viewNameRequired } from '@teeshala/contract/staff/saved-views'
import * as texts from '../../../texts/shared/admin.ts'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/queries/query-client.ts'
import { useAction } from '../../api/use-action.ts'
import { useKeptFields } from '../../session/kept/use-kept-fields.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { savedViewsQuery } from './saved-views-query.ts'
import { withView } from './with-view.ts'

type SavedViewDialogProps = {
  list: SavedList
  /** The other views that stand beside it, those of the shop too. */
  others: readonly SavedView[]
  /** The view to rename or delete; undefined to save the present filters as a new one. */
  chosen: SavedView | undefined
  query: string
  onClose: () => void
}

/** Names the present filters, or renames or deletes their view. */
export function SavedViewDialog({ list, others, chosen, query, onClose }: SavedViewDialogProps) {
  const opened = chosen?.name ?? ''
  const [{ name }, setName] = useKeptFields(`saved-view:${list}:${opened}`, { name: opened })
  const { run, error, setError, isPending } = useAction({
    act: async (view: SavedView | undefined) => {
      // Views are stored all at once, and another tab may have stored one since these were read.
      const stored = (await api('readSavedViews', { params: { list } })).views
      return api('keepSavedViews', { params: { list }, body: { views: withView(stored, { chosen, view }) } })
    },
    failed: texts.theViewCouldNotBeSaved,
    onSuccess: ({ views: kept }) => {
      queryClient.setQueryData(savedViewsQuery(list).queryKey, kept)
      onClose()
    },
  })
  const save = () => {
    const wanted = name.trim()
    const isTaken = others.some((other) => other.name.toLowerCase() === wanted.toLowerCase())
    if (wanted === '') return setError(viewNameRequired)
    if (isTaken) return setError(texts.aViewWithThisNameAlready)
    void run({ name: wanted, query })
  }
  return (
    <Dialog title={chosen ? texts.changeView : texts.saveView} onClose={onClose} isKept>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack>
          <TextInput
            label={texts.name}
            description={texts.onlyYouCanSeeIt}
            maxLength={40}
            value={name}
            error={error}
            errorProps={{ role: 'alert' }}
            onChange={({ target }) => {
              setName({ name: target.value })
              setError(undefined)
            }}
            data-autofocus
          />
          <Group grow preventGrowOverflow={false}>
            {chosen && (
              <Button color="red" variant="outline" disabled={isPending} onClick={() => run(undefined)}>
                {texts.deleteView}
              </Button>
            )}
            <Button type="submit" loading={isPending}>
              {chosen ? texts.rename : texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
