/**
 * Who may open a page or make a call; stated on every route of both sides. `public`: anyone, signed in or not. `customer`: anyone with an account.
 * `admin`: an account with the custom claim `admin: true`.
 */
export type Access = 'public' | 'customer' | 'admin'
