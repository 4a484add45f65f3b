import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { photoPath } from '@teeshala/contract/reviews/review-photo'
import { designLimits, type PicturePage, printLimits, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import {
  cataloguePath,
  designPath,
  designTypes,
  maxPictureBytes,
  pictureTypes,
  previewPath,
} from '@teeshala/contract/uploads/stored-file'
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { openRules } from './environment.ts'
import { contextsOf, ownerId, type Person, people, records } from './people.ts'

const kb = 1024
const pngMetadata = { contentType: 'image/png' }
/** Returns the metadata of a file as one of the pages uploads it. */
const from = (page: PicturePage | 'print', contentType = 'image/png') => ({ contentType, customMetadata: { page } })
const pages = [...Object.keys(designLimits), 'review'] as PicturePage[]

const designsFolder = `products/designs/${ownerId}`
const lotusDesign = `${designsFolder}/1767225600000-lotus.png`
const catalogueFolder = 'products/catalogue'
const picturePath = `${catalogueFolder}/1767225600000-polo-front.webp`

let environment: RulesTestEnvironment
let contexts: Record<Person, RulesTestContext>
let names = Date.now()
const storageOf = (person: Person) => contexts[person].storage() as unknown as FirebaseStorage
const newDesign = (name = 'lotus.png') => designPath(ownerId, name, ++names)
const uploadDesign = (person: Person, path: string, size = kb, metadata: object = from('bulk')) =>
  upload(person, path, size, metadata)
const newPicture = (name = 'polo front.webp') => cataloguePath(name, ++names)

const upload = (person: Person, path: string, size = kb, metadata: object = pngMetadata) =>
  uploadBytes(ref(storageOf(person), path), new Uint8Array(size), metadata)

const expectAllowed = (isAllowed: boolean, attempt: Promise<unknown>) =>
  isAllowed ? assertSucceeds(attempt) : assertFails(attempt)

/** Everybody whose record makes them staff, whatever their role. */
const staff = ['admin', 'manager', 'press'] as const

const may = (...allowed: readonly Person[]) => people.map((person) => [person, allowed.includes(person)] as const)

/** Deletes every file left by these tests or an earlier run. */
async function clear() {
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage
    const clearFolder = async (path: string): Promise<void> => {
      const { items, prefixes } = await listAll(ref(storage, path))
      await Promise.all([...items.map(deleteObject), ...prefixes.map((folder) => clearFolder(folder.fullPath))])
    }
    await clearFolder('')
  })
}

async function store(...paths: readonly string[]) {
  await environment.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage
    for (const path of paths) await uploadBytes(ref(storage, path), new Uint8Array(kb), pngMetadata)
  })
}

/** Writes or deletes the people's records in the suite's own project: the Storage emulator reads Firestore there, whichever project asks. */
async function eachRecord(method: 'PATCH' | 'DELETE') {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env
  const users = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents/users`
  for (const [uid, { isAdmin, role }] of Object.entries(records)) {
    const fields = { isAdmin: { booleanValue: isAdmin }, ...(role && { role: { stringValue: role } }) }
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const body = method === 'PATCH' ? JSON.stringify({ fields }) : null
    const answer = await fetch(`${users}/${uid}`, { method, headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

beforeAll(async () => {
  environment = await openRules()
  contexts = contextsOf(environment)
  await clear()
  await eachRecord('PATCH')
})

beforeEach(() => store(lotusDesign, picturePath))

afterAll(async () => {
  await clear()
  await eachRecord('DELETE')
  await environment.cleanup()
})

describe('a design', () => {
  // The guest of these tests signed in anonymously with the owner's uid, so these files are the guest's own.
  test.each(may('owner', 'guest', ...staff))('seen by %s: %s', async (person, isAllowed) => {
    await expectAllowed(isAllowed, getBytes(ref(storageOf(person), lotusDesign)))
    await expectAllowed(isAllowed, getMetadata(ref(storageOf(person), lotusDesign)))
  })

  test.each(may('owner', 'guest'))("the owner's designs listed by %s: %s", async (person, isAllowed) => {
    await expectAllowed(isAllowed, listAll(ref(storageOf(person), designsFolder)))
  })

  test.each(people)("everyone's designs listed by %s: never", async (person) => {
    await assertFails(listAll(ref(storageOf(person), 'products/designs')))
    await assertFails(listAll(ref(storageOf(person))))
  })

  test.each(may('owner', 'guest'))("uploaded to the owner's folder by %s: %s", async (person, isAllowed) => {
    await expectAllowed(isAllowed, uploadDesign(person, newDesign()))
  })

  test.each(may('owner', 'guest'))("uploaded in pieces to the owner's folder by %s: %s", async (person, isAllowed) => {
    const target = ref(storageOf(person), newDesign())
    await expectAllowed(
      isAllowed,
      Promise.resolve(uploadBytesResumable(target, new Uint8Array(600 * kb), from('bulk'))),
    )
  })

  test.each(people)('replaced by %s: never', async (person) => {
    await assertFails(uploadDesign(person, lotusDesign))
  })

  test.each(people)('changed into something else by %s: never', async (person) => {
    await assertFails(updateMetadata(ref(storageOf(person), lotusDesign), { contentType: 'text/html' }))
  })

  test.each(people)('deleted by %s, to be uploaded again as something else: never', async (person) => {
    await assertFails(deleteObject(ref(storageOf(person), lotusDesign)))
  })

  test.each(pages.flatMap((page) => [...designTypes, 'image/gif'].map((type) => [type, page] as const)))(
    'of type %s is uploaded by the %s page only if the page says so',
    async (contentType, page) => {
      const isAllowed = uploadLimits[page].types.includes(contentType)
      await expectAllowed(isAllowed, uploadDesign('owner', newDesign(), kb, from(page, contentType)))
    },
  )

  test.each(['image/png; charset=utf-8', 'text/html', 'application/pdf', 'application/octet-stream'])(
    'of type %s: never',
    async (contentType) => {
      await assertFails(uploadDesign('owner', newDesign(), kb, from('bulk', contentType)))
    },
  )

  test.each(
    pages.flatMap((page) => {
      const { maxBytes } = uploadLimits[page]
      return [0, 1, maxBytes, maxBytes + 1].map((size) => [page, size, size > 0 && size <= maxBytes] as const)
    }),
  )('from the %s page of %s bytes: %s', async (page, size, isAllowed) => {
    await expectAllowed(isAllowed, uploadDesign('owner', newDesign(), size, from(page)))
  })

  test.each(
    printLimits.types.flatMap((type) => {
      const maxBytes = printLimits.maxBytesOf?.[type] ?? printLimits.maxBytes
      return [0, 1, maxBytes, maxBytes + 1].map((size) => [type, size, size > 0 && size <= maxBytes] as const)
    }),
  )('printed unchanged, of type %s and %s bytes: %s', async (type, size, isAllowed) => {
    await expectAllowed(isAllowed, uploadDesign('owner', newDesign(), size, from('print', type)))
  })

  test.each([
    'image/svg+xml',
    'image/webp',
    'text/html',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/pdf; charset=utf-8',
  ])('printed unchanged, of type %s: never', async (type) => {
    await assertFails(uploadDesign('owner', newDesign(), kb, from('print', type)))
  })

  test.each([
    ['gzip', false],
    ['GZIP', false],
    ['br', false],
    ['identity', true],
  ])('that claims to be compressed as %s: %s', async (contentEncoding, isAllowed) => {
    await expectAllowed(isAllowed, uploadDesign('owner', newDesign(), kb, { ...from('bulk'), contentEncoding }))
    const picture = { contentType: 'image/webp', contentEncoding }
    await expectAllowed(isAllowed, upload('admin', newPicture(), kb, picture))
  })

  test('of no page, or of one that takes no designs: never', async () => {
    await assertFails(uploadDesign('owner', newDesign(), kb, pngMetadata))
    await assertFails(uploadDesign('owner', newDesign(), kb, { ...pngMetadata, customMetadata: { page: 'cart' } }))
    await assertFails(uploadDesign('owner', newDesign(), kb, { ...pngMetadata, customMetadata: { size: 'bulk' } }))
  })

  test.each(['lotus.png', 'My Design (final).PNG', 'कमल.svg', '../../a', `${'a'.repeat(200)}.webp`, ''])(
    'uploaded as %j: always',
    async (name) => {
      await assertSucceeds(uploadDesign('owner', newDesign(name)))
    },
  )

  test.each([
    ['1767225600009-a.png', true],
    [`1767225600009-${'a'.repeat(96)}.png`, true],
    [`1767225600009-${'a'.repeat(97)}.png`, false],
    ['lotus.png', false],
    ['176722560000-short.png', false],
    ['17672256000000-long.png', false],
    ['1767225600009-', false],
    ['1767225600009-a b.png', false],
    ['1767225600009-a%2Fb.png', false],
    ['1767225600009-कमल.png', false],
    ['1767225600009-a.png\n.html', false],
    ['1767225600009-folder/a.png', false],
    ['x/1767225600009-a.png', false],
  ])('named %j: %s', async (name, isAllowed) => {
    await expectAllowed(isAllowed, uploadDesign('owner', `${designsFolder}/${name}`))
  })
})

describe('the preview of a design', () => {
  const previewFile = previewPath(lotusDesign) ?? ''
  beforeEach(() => store(previewFile))

  test.each(may('owner', 'guest', ...staff))('seen by %s: %s', async (person, isAllowed) => {
    await expectAllowed(isAllowed, getBytes(ref(storageOf(person), previewFile)))
    await expectAllowed(isAllowed, getMetadata(ref(storageOf(person), previewFile)))
  })

  test.each(people)('made, replaced, deleted or listed by %s: never', async (person) => {
    await assertFails(upload(person, `${previewFile}.webp`, kb, { contentType: 'image/webp' }))
    await assertFails(upload(person, previewFile, kb, { contentType: 'image/webp' }))
    await assertFails(updateMetadata(ref(storageOf(person), previewFile), { contentType: 'text/html' }))
    await assertFails(deleteObject(ref(storageOf(person), previewFile)))
    await assertFails(listAll(ref(storageOf(person), `products/previews/${ownerId}`)))
  })
})

describe('a photo of a visible review', () => {
  const photo = photoPath('a1b2', 'c3d4', 'large')
  beforeEach(() => store(photo))

  test.each(people)('seen by %s: always; made, replaced, deleted or listed: never', async (person) => {
    await assertSucceeds(getBytes(ref(storageOf(person), photo)))
    await assertFails(upload(person, photoPath('a1b2', 'e5f6', 'large'), kb, { contentType: 'image/webp' }))
    await assertFails(upload(person, photo, kb, { contentType: 'image/webp' }))
    await assertFails(updateMetadata(ref(storageOf(person), photo), { contentType: 'text/html' }))
    await assertFails(deleteObject(ref(storageOf(person), photo)))
    await assertFails(listAll(ref(storageOf(person), 'products/reviews/a1b2')))
  })
})

describe('a picture of the catalogue', () => {
  test.each(people)('seen by %s: always', async (person) => {
    await assertSucceeds(getBytes(ref(storageOf(person), picturePath)))
  })

  test.each(people)('listed by %s: never', async (person) => {
    await assertFails(listAll(ref(storageOf(person), catalogueFolder)))
  })

  test.each(may('admin', 'manager'))('uploaded by %s: %s', async (person, isAllowed) => {
    await expectAllowed(isAllowed, upload(person, newPicture()))
  })

  test.each(people)('replaced by %s: never', async (person) => {
    await assertFails(upload(person, picturePath))
    await assertFails(updateMetadata(ref(storageOf(person), picturePath), { contentType: 'text/html' }))
  })

  test.each(may('admin', 'manager'))('deleted by %s: %s', async (person, isAllowed) => {
    await expectAllowed(isAllowed, deleteObject(ref(storageOf(person), picturePath)))
  })

  test.each<[string, number, boolean]>([
    ...pictureTypes.map((type): [string, number, boolean] => [type, maxPictureBytes, true]),
    ['image/webp', maxPictureBytes + 1, false],
    ['image/webp', 0, false],
    ['image/svg+xml', kb, false],
    ['text/html', kb, false],
  ])('of type %s and %s bytes: %s', async (contentType, size, isAllowed) => {
    await expectAllowed(isAllowed, upload('admin', newPicture(), size, { contentType }))
  })

  test('without time and name in its path: refused', async () => {
    await assertFails(upload('admin', `${catalogueFolder}/polo.png`))
    await assertFails(upload('admin', `${newPicture('a')}/b.png`))
  })
})

describe.each(['', 'products', 'products/designs', 'invoices', `users/${ownerId}`])(
  'anywhere else, such as %j',
  (folder) => {
    const path = `${folder ? `${folder}/` : ''}1767225600000-lotus.png`

    test.each(people)('nothing can be written or read by %s', async (person) => {
      await store(path)
      await assertFails(upload(person, `${path}.new.png`))
      await assertFails(getMetadata(ref(storageOf(person), path)))
      await assertFails(deleteObject(ref(storageOf(person), path)))
    })
  },
)
