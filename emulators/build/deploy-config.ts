import { projectId } from '../shop/ports.ts'

/** Firebase's page that signs in with Google lies on the project's own host, and only that one may be framed. */
const hostOf = (project: string) => `https://${project}.firebaseapp.com`

/** Returns the configuration of the repository, firebase.json, as it is deployed to a project. */
export const deployConfig = (source: string, project: string): string =>
  source.replaceAll(hostOf(projectId), hostOf(project))

/** Returns the headers that every page has: a page that a function answers is not sure to get them from Hosting. */
export function pageHeaders(config: string): Record<string, string> {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(config).hosting.headers
  const ofAll = rules.filter(({ source }) => source === '!/api/**').flatMap(({ headers }) => headers)
  return Object.fromEntries(ofAll.map(({ key, value }) => [key, value]))
}
