import { type Route, route } from '../http/route.ts'
import { downloadReceipt } from './download-receipt.ts'

export const receiptRoutes: readonly Route[] = [route('downloadReceipt', downloadReceipt, { takesLong: true })]
