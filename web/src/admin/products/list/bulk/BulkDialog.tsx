import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatCount } from '@teeshala/contract/count-format'
import { Dialog } from '../../../../shared/ui/Dialog.tsx'
import { useKeptPage } from '../../../../shared/unsaved/use-kept-page.ts'
import * as texts from '../../../../texts/admin/products.ts'
import classes from './BulkDialog.module.css'
import { type BulkAction, useBulkChange } from './use-bulk-change.ts'

type BulkDialogProps = {
  action: BulkAction
  products: readonly Product[]
  onClose: () => void
  /** `done` has the ids of successful products. */
  onDone: (done: readonly string[]) => void
}

const productsOf = (count: number) => `${formatCount(count)} ${count === 1 ? texts.productWord : texts.products}`

/** Confirms a bulk action, performs it, and shows each result. */
export function BulkDialog({ action, products, onClose, onDone }: BulkDialogProps) {
  const { run, start } = useBulkChange()
  useKeptPage(run !== undefined && !run.isDone)
  const isDelete = action.change === 'delete'
  const failed = run?.results.filter(({ failure }) => failure !== undefined) ?? []
  const done = (run?.results.length ?? 0) - failed.length
  const close = () => {
    if (run && !run.isDone) return
    if (run) onDone(run.results.filter(({ failure }) => failure === undefined).map(({ product }) => product._id))
    onClose()
  }
  return (
    <Dialog title={isDelete ? texts.confirmDelete : action.words} onClose={close} isKept>
      <Stack>
        {!run && (
          <Text>
            {isDelete
              ? texts.areYouSureYouWantToDelete(productsOf(products.length))
              : texts.thisChangesProducts(productsOf(products.length))}
          </Text>
        )}
        {run && !run.isDone && (
          <>
            <Text role="status">{texts.ofWord(formatCount(run.results.length), productsOf(run.total))}</Text>
            <Progress value={(100 * run.results.length) / run.total} color="marigold" aria-label={action.words} />
          </>
        )}
        {run?.isDone && (
          <div role="status">
            <Text fw={650}>
              {productsOf(done)} {isDelete ? texts.deleted : texts.changedWord}
              {failed.length > 0 && texts.notCount(formatCount(failed.length))}
            </Text>
            {failed.length > 0 && (
              <ul className={classes.failures}>
                {failed.map(({ product, failure }) => (
                  <li key={product._id}>
                    <strong>{product.name}</strong>: {failure}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <Group grow preventGrowOverflow={false}>
          {run?.isDone ? (
            <Button data-autofocus onClick={close}>
              {texts.close}
            </Button>
          ) : (
            <>
              <Button variant="default" disabled={run !== undefined} onClick={close}>
                {texts.cancel}
              </Button>
              <Button
                color={isDelete ? 'red' : undefined}
                loading={run !== undefined}
                onClick={() => void start(action, products)}
              >
                {isDelete ? texts.deleteLabel : texts.changeProducts(productsOf(products.length))}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
