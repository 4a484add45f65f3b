/** Resolves in a task of its own, so that what the visitor has pressed meanwhile comes first. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
