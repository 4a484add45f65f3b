/** What the shop relies on in the rules language itself, tested on the running emulators with small rules. */
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/app'
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { type FirebaseStorage, ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openRules } from './environment.ts'

const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function uid() { return request.auth.uid; }

    match /absorbed/{id} {
      allow get: if resource.data.missing == 1 || true;
      allow list: if !(resource.data.missing == 1 && false);
    }
    match /failing/{id} { allow read: if resource.data.missing == 1 || false; }
    match /seats/{id} {
      allow create: if getAfter(/databases/$(database)/documents/shows/$(id)).data.left
        == get(/databases/$(database)/documents/shows/$(id)).data.left - 1;
    }
    match /shows/{id} {
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['left'])
        && existsAfter(/databases/$(database)/documents/seats/$(id));
    }
    match /teams/{team}/{rest=**} {
      allow read: if exists(/databases/$(database)/documents/members/$(uid()))
        && get(/databases/$(database)/documents/members/$(uid())).data.team == team;
    }
    match /members/{id} { allow read: if false; }
    match /notes/{id} {
      allow create: if request.resource.data.keys().hasOnly(['by', 'at', 'count', 'tags'])
        && request.resource.data.by == uid() && request.resource.data.at == request.time;
      allow update: if request.resource.data.count == resource.data.count + 1
        && request.resource.data.tags.size() <= 2;
      allow list: if resource.data.by == uid();
      allow delete: if resource.data.by == uid() && resource.data.at <= request.time;
    }
  }
}`

const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /team/{team}/{file=**} {
      allow create: if firestore.exists(/databases/(default)/documents/members/$(request.auth.uid))
        && firestore.get(/databases/(default)/documents/members/$(request.auth.uid)).data.team == team;
    }
  }
}`

let environment: RulesTestEnvironment
/** Storage rules read the Firestore of the suite's project. */
let suite: RulesTestEnvironment

const databaseOf = (uid = 'asha') => environment.authenticatedContext(uid).firestore() as unknown as Firestore

const withoutRules = (target: RulesTestEnvironment, work: (db: Firestore) => Promise<unknown>) =>
  target.withSecurityRulesDisabled(async (context) => {
    await work(context.firestore() as unknown as Firestore)
  })

beforeAll(async () => {
  setLogLevel('error')
  environment = await initializeTestEnvironment({
    projectId: 'demo-teeshala-language',
    firestore: { rules: firestoreRules },
  })
  suite = await initializeTestEnvironment({ projectId: 'demo-teeshala', storage: { rules: storageRules } })
  await environment.clearFirestore()
  await withoutRules(environment, async (db) => {
    await setDoc(doc(db, 'absorbed/a'), {})
    await setDoc(doc(db, 'failing/a'), {})
    await setDoc(doc(db, 'shows/noon'), { left: 3, title: 'Noon' })
    await setDoc(doc(db, 'shows/night'), { left: 3, title: 'Night' })
    await setDoc(doc(db, 'members/asha'), { team: 'press' })
  })
  await withoutRules(suite, (db) => setDoc(doc(db, 'members/asha'), { team: 'press' }))
})

afterAll(async () => {
  await withoutRules(suite, (db) => deleteDoc(doc(db, 'members/asha')))
  await suite.cleanup()
  await environment.clearFirestore()
  await environment.cleanup()
  // The Storage emulator has one set of rules for all projects: restores the shop's own.
  await (await openRules()).cleanup()
})

describe('an error', () => {
  test('denies, unless the other side of an or decides', async () => {
    await assertSucceeds(getDoc(doc(databaseOf(), 'absorbed/a')))
    await assertFails(getDoc(doc(databaseOf(), 'failing/a')))
  })

  test('denies, unless the other side of an and decides', async () => {
    await assertSucceeds(getDocs(collection(databaseOf(), 'absorbed')))
    await assertFails(getDocs(collection(databaseOf(), 'failing')))
  })
})

describe('the writes of a batch', () => {
  test('are judged by the state that they leave together', async () => {
    const db = databaseOf()
    const sale = writeBatch(db)
    sale.set(doc(db, 'seats/noon'), { by: 'asha' })
    sale.update(doc(db, 'shows/noon'), { left: increment(-1) })
    await assertSucceeds(sale.commit())
  })

  test('fail together, and one alone fails as well', async () => {
    const db = databaseOf()
    const greedy = writeBatch(db)
    greedy.set(doc(db, 'seats/night'), { by: 'asha' })
    greedy.update(doc(db, 'shows/night'), { left: increment(-2) })
    await assertFails(greedy.commit())
    await assertFails(setDoc(doc(db, 'seats/night'), { by: 'asha' }))
    await assertFails(updateDoc(doc(db, 'shows/night'), { left: 2 }))
    const renamed = writeBatch(db)
    renamed.set(doc(db, 'seats/night'), { by: 'asha' })
    renamed.update(doc(db, 'shows/night'), { left: 2, title: 'Mine' })
    await assertFails(renamed.commit())
  })
})

describe('a rule reads other documents', () => {
  test('that the caller may not read, at every depth under a recursive match', async () => {
    await assertSucceeds(getDoc(doc(databaseOf(), 'teams/press/machines/m1')))
    await assertSucceeds(getDoc(doc(databaseOf(), 'teams/press/machines/m1/jobs/j1')))
    await assertFails(getDoc(doc(databaseOf(), 'teams/dye/machines/m1')))
    await assertFails(getDoc(doc(databaseOf('ravi'), 'teams/press/machines/m1')))
    await assertFails(getDoc(doc(databaseOf(), 'members/asha')))
  })

  test('from Storage in Firestore', async () => {
    const upload = (uid: string, path: string) => {
      const storage = suite.authenticatedContext(uid).storage() as unknown as FirebaseStorage
      return uploadBytes(ref(storage, path), new Uint8Array(8))
    }
    await assertSucceeds(upload('asha', 'team/press/plan.txt'))
    await assertSucceeds(upload('asha', 'team/press/2026/plan.txt'))
    await assertFails(upload('asha', 'team/dye/plan.txt'))
    await assertFails(upload('ravi', 'team/press/plan.txt'))
  })
})

describe('a write is judged by the document that it would leave', () => {
  test('with server time, increments and unions applied', async () => {
    const db = databaseOf()
    const note = doc(db, 'notes/n1')
    const fields = { by: 'asha', count: 1, tags: ['a'] }
    await assertFails(setDoc(note, { ...fields, at: new Date() }))
    await assertFails(setDoc(note, { ...fields, at: serverTimestamp(), more: 1 }))
    await assertSucceeds(setDoc(note, { ...fields, at: serverTimestamp() }))
    // Several at once, so that some are stored in a different order than they arrive.
    const more = Array.from({ length: 20 }, (_, i) => doc(db, `notes/more${i}`))
    await assertSucceeds(Promise.all(more.map((one) => setDoc(one, { ...fields, at: serverTimestamp() }))))
    await Promise.all(more.map((one) => deleteDoc(one)))
    await assertFails(updateDoc(note, { count: increment(2) }))
    await assertSucceeds(updateDoc(note, { count: increment(1), tags: arrayUnion('a', 'b') }))
    await assertFails(updateDoc(note, { count: increment(1), tags: arrayUnion('c') }))
  })

  test('and a query by whether the rule holds for everything it could find', async () => {
    const notes = collection(databaseOf(), 'notes')
    await assertSucceeds(getDocs(query(notes, where('by', '==', 'asha'))))
    await assertSucceeds(getDocs(query(notes, where('by', '==', 'asha'), where('count', '==', 2))))
    await assertFails(getDocs(query(notes, where('by', '==', 'ravi'))))
    await assertFails(getDocs(query(notes, where('count', '==', 2))))
    await assertFails(getDocs(notes))
  })

  test('and a deletion by the stored document', async () => {
    await assertFails(deleteDoc(doc(databaseOf('ravi'), 'notes/n1')))
    await assertSucceeds(deleteDoc(doc(databaseOf(), 'notes/n1')))
  })
})
