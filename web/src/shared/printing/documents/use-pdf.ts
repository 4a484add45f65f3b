import * as texts from '../../../texts/shared/printing.ts'
import { useAction } from '../../api/use-action.ts'
import { changeLocalDocument } from './documents-store.ts'
import type { ChosenDocument } from './use-documents.ts'

/** A document's open PDF; after a reload it is downloaded again when its pages are shown. */
export function usePdf({ id, local, upload }: ChosenDocument) {
  const { run, isPending, error } = useAction({
    act: async () => {
      const [{ designFileAddress }, { openPdf }] = await Promise.all([
        import('../../uploads/upload-design.ts'),
        import('./pdf-files.ts'),
      ])
      const answer = await fetch(await designFileAddress(upload.stored?.path ?? ''))
      if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`)
      const pdf = await openPdf(await answer.arrayBuffer())
      changeLocalDocument(id, { pdf, close: pdf.close })
    },
    failed: texts.thePagesCouldNotBeLoaded,
  })
  return { pdf: local?.pdf, canOpen: upload.stored !== undefined, open: () => run(), isOpening: isPending, error }
}
