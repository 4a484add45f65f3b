/** Counts what the running local shop has sold until yesterday, because it has no scheduled functions. */
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { projectId } from '../shop/ports.ts'
import { countSales } from './sales.ts'

const db = getFirestore(initializeApp({ projectId }))
await countSales(db, new Date())
await db.terminate()
