import { projectId } from '../shop/ports.ts'

/** Firebase's Google sign-in page is on the project's own host, the only one that may be framed. */
const hostOf = (project: string) => `https://${project}.firebaseapp.com`

/** Returns the repository's configuration, firebase.json, as deployed to a project. */
export const deployConfig = (source: string, project: string): string =>
  source.replaceAll(hostOf(projectId), hostOf(project))

/** Returns the headers of all pages: Hosting does not reliably add them to function responses. */
export function pageHeaders(config: string): Record<string, string> {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(config).hosting.headers
  const ofAll = rules.filter(({ source }) => source === '!/api/**').flatMap(({ headers }) => headers)
  return Object.fromEntries(ofAll.map(({ key, value }) => [key, value]))
}
