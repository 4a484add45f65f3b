import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { formatCount } from '@teeshala/contract/count-format'
import type { GstReturn } from '@teeshala/contract/tax/tax-calls'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { download } from '../../shared/api/download.ts'
import { SmallButton } from '../../shared/ui/SmallButton.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/admin/gst-returns.ts'
import { monthName } from './months.ts'

type Section = GstReturn['sections'][number]
type Listed = Section & { readonly _id: string; readonly month: string }

const columns: RecordColumn<Listed>[] = [
  { header: texts.file, inCard: 'title', inTable: 'whole', cell: ({ section }) => texts.sections[section].name },
  { header: texts.about, cell: ({ section }) => texts.sections[section].about },
  { header: texts.rows, inTable: 'whole', cell: ({ rows }) => formatCount(rows) },
  { header: texts.download, inCard: 'aside', cell: (listed) => <DownloadButton listed={listed} /> },
]

/** The files of a month's return, each as a download. */
export function GstFiles({ month, sections }: { month: string; sections: readonly Section[] }) {
  const records = sections.map((section) => ({ ...section, _id: section.section, month }))
  return <RecordList label={texts.filesOf(monthName(month))} columns={columns} records={records} />
}

function DownloadButton({ listed: { month, section, rows } }: { listed: Listed }) {
  const { name } = texts.sections[section]
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download('exportGstReturn', `gstr1-${month}-${section.replace('_', '-')}.csv`, { params: { month, section } }),
    onSuccess: () => toast.good(texts.saved(name)),
    onError: (error) => toast.bad(sentenceFor(error, texts.theFileCouldNotBeSaved)),
  })
  return (
    <SmallButton
      leftSection={<IconDownload size={18} />}
      aria-label={texts.downloadFile(name)}
      loading={isPending}
      disabled={rows === 0}
      onClick={() => mutate()}
    >
      {texts.download}
    </SmallButton>
  )
}
