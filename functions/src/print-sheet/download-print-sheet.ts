import { type StreamingHandler, streamed } from '../http/handler.ts'
import { findOrder } from '../orders/find-order.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { designVerdicts } from '../uploads/design-records.ts'
import { drawSheet } from './draw-sheet.ts'
import { type Sheet, sheetOfOrder } from './sheet.ts'

/** Sends the job ticket and the artwork of an order of any kind as a PDF download. */
export const downloadPrintSheet: StreamingHandler<'downloadPrintSheet'> = async ({ params, response }, deps) => {
  const [order, { printMethod }] = await Promise.all([findOrder(params.id, deps.db), currentSettings(deps.db)])
  const sheet: Sheet = { ...sheetOfOrder(order), method: printMethod }
  response.type('application/pdf').attachment(`${sheet.order._id}-print-sheet.pdf`)
  const designs = sheet.garments.flatMap(({ prints }) => prints.flatMap((print) => print.designs))
  const paths = designs.flatMap((design) => ('path' in design ? design.path : []))
  const verdicts = await designVerdicts(paths, deps)
  await drawSheet(sheet, { files: deps.files, verdicts }, response)
  return streamed
}
