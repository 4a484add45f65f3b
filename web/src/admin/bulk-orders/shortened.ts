/** An id as the list shows it: eight characters and an ellipsis (admin specification, section 9). */
export const shortened = (id: string) => `${id.slice(0, 8)}…`
