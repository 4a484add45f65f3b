/** Resolves in a new task, so that pending input events come first. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
