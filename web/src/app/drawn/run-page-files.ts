import { nextTask } from '../next-task.ts'

/**
 * Runs the files that the page's HTML asks for, each in a task of its own and after those that it needs: all of them in one piece
 * keep a phone from answering for a quarter of a second. What becomes of a file that does not come is for the page's own import to say.
 */
export async function runPageFiles(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await nextTask()
  }
}
