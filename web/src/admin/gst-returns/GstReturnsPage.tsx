import { Alert, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/admin/gst-returns.ts'
import { GstFiles } from './GstFiles.tsx'
import classes from './GstReturnsPage.module.css'
import { GstSums } from './GstSums.tsx'
import { isEmptyReturn } from './is-empty-return.ts'
import { latestMonths, monthName } from './months.ts'

/** A return can be corrected until the November after its year, so older months are final. */
const monthsShown = 20

/** The monthly GST returns of the shop's invoices. */
export function GstReturnsPage() {
  const { read } = useAddress()
  const months = latestMonths(monthsShown, new Date())
  const [present = ''] = months
  const month = months.find((each) => each === read('month')) ?? present
  const query = useQuery({
    queryKey: queryKeys.gstReturn(month),
    queryFn: ({ signal }) => api('readGstReturn', { params: { month }, signal }),
  })
  const isEmpty = query.data !== undefined && isEmptyReturn(query.data)
  return (
    <>
      <PageTitle title={texts.gstReturns} lead={texts.whatTheShopReports} />
      <search className={classes.search}>
        <AddressSelect
          name="month"
          label={texts.month}
          all={monthName(present)}
          options={months.slice(1).map((value) => ({ value, label: monthName(value) }))}
        />
      </search>
      {query.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {query.status === 'error' && (
        <LoadFailure
          words={sentenceFor(query.error, texts.theReturnCouldNotBeLoaded)}
          onRetry={() => query.refetch()}
        />
      )}
      {isEmpty && <Notice title={texts.noInvoicesIn(monthName(month))} text={texts.anInvoiceIsGivenWhen} />}
      {query.data && !isEmpty && (
        <>
          {query.data.problems.length > 0 && (
            <Alert color="red" role="alert" title={texts.somethingIsWrong} mb="lg">
              <ul className={classes.problems}>
                {query.data.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Alert>
          )}
          <GstSums sums={query.data} />
          <GstFiles month={month} sections={query.data.sections} />
        </>
      )}
    </>
  )
}
