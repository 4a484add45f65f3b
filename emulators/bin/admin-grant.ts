/**
 * `npm run admin:grant -- EMAIL`: makes an account an admin of the local shop, with the role owner. With `--project ID` and
 * GOOGLE_APPLICATION_CREDENTIALS it works on the real project. `--revoke` removes the role.
 */

import { parseArgs } from 'node:util'
import { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { Refusal, runCommand, say } from '../local-firebase/local-firebase.ts'
import { requireKeyFile } from '../shop/key-file.ts'
import { isRunning } from '../shop/open-shop.ts'
import { emulatorEnvironment, projectId, readPorts } from '../shop/ports.ts'

const connect = async (project: string | undefined) => {
  if (project) {
    requireKeyFile()
    for (const name of Object.keys(emulatorEnvironment(readPorts()))) delete process.env[name]
    return initializeApp({ projectId: project, credential: applicationDefault() })
  }
  const ports = readPorts()
  if (!(await isRunning(ports)))
    throw new Refusal('No shop runs on this machine: run npm start first, or name a --project.')
  Object.assign(process.env, emulatorEnvironment(ports))
  return initializeApp({ projectId })
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  })
  const [email] = positionals
  if (!email?.includes('@'))
    throw new Refusal('Name the account: npm run admin:grant -- EMAIL [--project ID] [--revoke]')
  const app = await connect(values.project)
  const isAdmin = !values.revoke
  const user = await getAuth(app)
    .getUserByEmail(email)
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error
      throw new Refusal(`Nobody has signed up as ${email} yet: sign up in the shop first, then grant.`)
    })
  const { admin: _admin, role: _role, ...otherClaims } = user.customClaims ?? {}
  await getAuth(app).setCustomUserClaims(user.uid, { ...otherClaims, ...(isAdmin && { admin: true, role: 'owner' }) })
  await getAuth(app).revokeRefreshTokens(user.uid)
  const firestore = getFirestore(app)
  const batch = firestore.batch()
  const profile = firestore.collection('users').doc(user.uid)
  if ((await profile.get()).exists) {
    const role = isAdmin ? 'owner' : FieldValue.delete()
    batch.update(profile, { isAdmin, role, updatedAt: FieldValue.serverTimestamp() })
  }
  const entry = StoredAuditEntry.parse({
    at: new Date(),
    actorId: 'console',
    actorName: 'npm run admin:grant',
    action: isAdmin ? 'user.admin_granted' : 'user.admin_revoked',
    target: profile.path,
    kind: 'user',
    details: { email },
  })
  batch.create(firestore.collection('auditLog').doc(), entry)
  await batch.commit()
  say(isAdmin ? `${email} is an admin and owner from the next sign-in on.` : `${email} is no longer an admin.`)
  return 0
})
