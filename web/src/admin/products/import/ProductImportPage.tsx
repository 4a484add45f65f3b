import { Alert, Anchor, Button, FileButton, Group, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { maxImportRows } from '@teeshala/contract/catalogue/product-import'
import { formatCount } from '@teeshala/contract/count-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { ImportRows } from './ImportRows.tsx'
import classes from './ProductImportPage.module.css'
import { RowChanges } from './RowChanges.tsx'
import { RowProblems } from './RowProblems.tsx'
import { isUnfinished } from './unfinished-import.ts'
import { type JudgedRow, useProductImport } from './use-product-import.ts'

const listPath = '/admin/product-list'
const productsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`

/** Takes a spreadsheet of products into the shop; nothing is written before it was shown what would be. */
export function ProductImportPage() {
  const colors = useQuery(productColorsQuery)
  const named = colors.data ?? []
  const job = useProductImport(named)
  const of = (...outcomes: JudgedRow['outcome'][]) => job.rows.filter(({ outcome }) => outcomes.includes(outcome))
  const isWritten = job.step === 'written'
  const isJudged = job.rows.length > 0
  const open = of('new', 'changed')
  const wasBegun = job.file !== undefined && job.step === 'checked' && isUnfinished(job.file.digest)

  return (
    <>
      <PageHead title="Import products" />
      <Anchor component={Link} to={listPath} size="sm">
        Product List
      </Anchor>
      <Title order={1} mb="xs">
        Import products
      </Title>
      <Text c="dimmed" mb="lg" maw="42rem">
        A CSV file of at most {formatCount(maxImportRows)} rows, best one that ‘Export to CSV’ has made. A row with an
        ID changes that product, a row without one adds a product. Columns that are left out stay as they are. You see
        every change before anything is saved.
      </Text>
      <Group mb="lg">
        <FileButton
          accept=".csv,text/csv,text/plain"
          onChange={(file) => file && void job.choose(file)}
          inputProps={{ 'aria-label': 'CSV file' }}
        >
          {(props) => (
            <Button
              {...props}
              variant={isJudged ? 'default' : 'filled'}
              leftSection={<IconFileImport size={18} />}
              disabled={job.isRunning || !colors.data}
            >
              {job.fileName ? 'Choose another file' : 'Choose a CSV file'}
            </Button>
          )}
        </FileButton>
        {job.fileName && <Text className={classes.file}>{job.fileName}</Text>}
      </Group>
      {job.failure && (
        <Alert color="red" role="alert" mb="md">
          <p>{job.failure}</p>
          {job.step === 'stopped' && (
            <>
              <p>What was saved is kept, and not saved a second time.</p>
              <Button variant="default" size="compact-md" onClick={() => void job.goOn()}>
                Continue
              </Button>
            </>
          )}
        </Alert>
      )}
      {job.isRunning && (
        <div className={classes.progress}>
          <Text role="status">
            {job.step === 'checking' ? 'Checking' : 'Importing'}: {formatCount(job.through)} of {formatCount(job.of)}{' '}
            rows
          </Text>
          <Progress
            value={(100 * job.through) / Math.max(job.of, 1)}
            color="marigold"
            aria-label={job.step === 'checking' ? 'Checking' : 'Importing'}
          />
        </div>
      )}
      {isJudged && !job.isRunning && (
        <section className={classes.summary} aria-label="Summary">
          <Text role="status" fw={650}>
            {isWritten
              ? `${productsOf(of('new', 'changed', 'done').length)} imported`
              : `${formatCount(of('new').length)} new, ${formatCount(of('changed').length)} changed, ${formatCount(of('same').length)} unchanged, ${formatCount(of('wrong').length)} wrong`}
            {isWritten && of('wrong').length > 0 && `, ${formatCount(of('wrong').length)} not`}
          </Text>
          {wasBegun && (
            <Text size="sm">An import of this file was interrupted. Rows that it has saved are not saved again.</Text>
          )}
          {job.file && job.file.unknownColumns.length > 0 && !isWritten && (
            <Text size="sm">
              Not imported, because the shop has no such column: {job.file.unknownColumns.join(', ')}
            </Text>
          )}
          {job.step === 'checked' && open.length > 0 && (
            <Button onClick={() => void job.write()}>Import {productsOf(open.length)}</Button>
          )}
          {job.step === 'checked' && open.length === 0 && <Text size="sm">There is nothing to import.</Text>}
          {isWritten && (
            <Button component={Link} to={listPath}>
              To the product list
            </Button>
          )}
        </section>
      )}
      {isJudged && (
        <>
          <ImportRows
            title={isWritten ? 'Not imported' : 'Wrong rows'}
            rows={of('wrong')}
            header="What is wrong"
            cell={(row) => <RowProblems row={row} />}
          />
          <ImportRows
            title={isWritten ? 'Changed' : 'Will be changed'}
            rows={of('changed')}
            header="Old → new"
            cell={(row) => <RowChanges row={row} colors={named} />}
          />
          <ImportRows
            title={isWritten ? 'Added' : 'Will be added'}
            rows={of('new')}
            header="Price"
            cell={({ file }) => formatAmount(Number(file.product.price))}
          />
        </>
      )}
    </>
  )
}
