import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { maxImportRows } from '@teeshala/contract/catalogue/spreadsheet/product-import'
import { formatCount } from '@teeshala/contract/count-format'
import { formatMoment } from '@teeshala/contract/date-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useRef } from 'react'
import { productColorsQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import { FileField } from '../../../shared/uploads/FileField.tsx'
import * as texts from '../../../texts/admin/products.ts'
import { begunImport } from './begun-imports.ts'
import { ImportRows } from './ImportRows.tsx'
import classes from './ProductImportPage.module.css'
import { RowChanges } from './RowChanges.tsx'
import { RowProblems } from './RowProblems.tsx'
import { type JudgedRow, useProductImport } from './use-product-import.ts'

const listPath = '/admin/product-list'
const productsOf = (count: number) => `${formatCount(count)} ${count === 1 ? texts.productWord : texts.products}`

/** Imports a spreadsheet of products; nothing is written before a preview. */
export function ProductImportPage() {
  const colors = useQuery(productColorsQuery)
  const named = colors.data ?? []
  const job = useProductImport(named)
  const chooser = useRef<HTMLInputElement>(null)
  const of = (...outcomes: JudgedRow['outcome'][]) => job.rows.filter(({ outcome }) => outcomes.includes(outcome))
  const isWritten = job.step === 'written'
  const isJudged = job.rows.length > 0
  const open = of('new', 'changed')
  const begun = job.file && job.step === 'checked' ? begunImport(job.file.digest) : undefined

  return (
    <>
      <TextLink to={listPath} size="sm">
        {texts.productList}
      </TextLink>
      <PageTitle title={texts.importProducts} mb="xs" />
      <Text c="dimmed" mb="lg" maw="42rem">
        {texts.csvHint(formatCount(maxImportRows))}
      </Text>
      <Group mb="lg">
        <FileField
          ref={chooser}
          label={texts.csvFile}
          accept=".csv,text/csv,text/plain"
          onFiles={([file]) => file && void job.choose(file)}
        />
        <Button
          variant={isJudged ? 'default' : 'filled'}
          leftSection={<IconFileImport size={18} />}
          disabled={job.isRunning || !colors.data}
          onClick={() => chooser.current?.click()}
        >
          {job.fileName ? texts.chooseAnotherFile : texts.chooseACsvFile}
        </Button>
        {job.fileName && <Text className={classes.file}>{job.fileName}</Text>}
      </Group>
      {job.failure && (
        <Alert color="red" role="alert" mb="md">
          <p>{job.failure}</p>
          {job.step === 'stopped' && (
            <>
              <p>{texts.whatWasSavedIsKeptAndNot}</p>
              <SmallButton onClick={() => void job.goOn()}>{texts.continueLabel}</SmallButton>
            </>
          )}
        </Alert>
      )}
      {job.isRunning && (
        <div className={classes.progress}>
          <Text role="status">{texts.importProgress(job.step, formatCount(job.through), formatCount(job.of))}</Text>
          <Progress
            value={(100 * job.through) / Math.max(job.of, 1)}
            color="marigold"
            aria-label={job.step === 'checking' ? texts.checking : texts.importing}
          />
        </div>
      )}
      {isJudged && !job.isRunning && (
        <section className={classes.summary} aria-label={texts.summary}>
          <Text role="status" fw={650}>
            {isWritten
              ? texts.importedProducts(productsOf(of('new', 'changed', 'done').length))
              : texts.importSummary(
                  formatCount(of('new').length),
                  formatCount(of('changed').length),
                  formatCount(of('same').length),
                  formatCount(of('wrong').length),
                )}
            {isWritten && of('wrong').length > 0 && texts.notCount(formatCount(of('wrong').length))}
          </Text>
          {begun && 'id' in begun && <Text size="sm">{texts.anImportOfThisFileWas}</Text>}
          {begun && 'finishedAt' in begun && of('new').length > 0 && (
            <Text size="sm" fw={650}>
              {texts.thisFileWasImported(formatMoment(begun.finishedAt), productsOf(of('new').length))}
            </Text>
          )}
          {job.file && job.file.unknownColumns.length > 0 && !isWritten && (
            <Text size="sm">{texts.unknownColumnsAre(job.file.unknownColumns.join(', '))}</Text>
          )}
          {job.step === 'checked' && open.length > 0 && (
            <Button onClick={() => void job.write()}>{texts.importRows(productsOf(open.length))}</Button>
          )}
          {job.step === 'checked' && open.length === 0 && <Text size="sm">{texts.thereIsNothingToImport}</Text>}
          {isWritten && <ButtonLink to={listPath}>{texts.toTheProductList}</ButtonLink>}
        </section>
      )}
      {isJudged && (
        <>
          <ImportRows
            title={isWritten ? texts.notImported : texts.wrongRows}
            rows={of('wrong')}
            header={texts.whatIsWrong}
            cell={(row) => <RowProblems row={row} />}
          />
          <ImportRows
            title={isWritten ? texts.changed : texts.willBeChanged}
            rows={of('changed')}
            header={texts.oldNew}
            cell={(row) => <RowChanges row={row} colors={named} />}
          />
          <ImportRows
            title={isWritten ? texts.added : texts.willBeAdded}
            rows={of('new')}
            header={texts.price}
            cell={({ file }) => formatAmount(Number(file.product.price))}
          />
        </>
      )}
    </>
  )
}
