import { nextTask } from '../next-task.ts'

/**
 * Runs the files that the page's HTML names, each in its own task and after its dependencies: run in one go, they
 * block a phone for a quarter of a second. A missing file is reported by the page's own import.
 */
export async function runPageFiles(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await nextTask()
  }
}
