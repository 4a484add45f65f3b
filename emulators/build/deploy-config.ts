import { projectId } from '../shop/ports.ts'

/** Firebase's page that signs in with Google lies on the project's own host, and only that one may be framed. */
const hostOf = (project: string) => `https://${project}.firebaseapp.com`

/** Returns the configuration of the repository, firebase.json, as it is deployed to a project. */
export const deployConfig = (source: string, project: string): string =>
  source.replaceAll(hostOf(projectId), hostOf(project))
