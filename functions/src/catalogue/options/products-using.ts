import type { Firestore } from 'firebase-admin/firestore'
import { productsIn } from '../../firestore/collections.ts'

/** Returns the products of a type. */
export const productsOfType = (id: string, db: Firestore) => productsIn(db).where('typeId', '==', id)

/** Returns the products available in a colour. */
export const productsOfColor = (id: string, db: Firestore) => productsIn(db).where('colors', 'array-contains', id)
