export const noName = 'No name'
export const nA = 'N/A'
export const thisIsYou = 'This is you'
export const changeRole = 'Change role'
export const makeAdmin = 'Make admin'
export const customer = 'Customer'
export const losesAccessToTheAdminArea =
  'Loses access to the admin area at once and is signed out everywhere. The account and its orders stay.'
export const theChangeCouldNotBeMade = 'The change could not be made. Please try again.'
export const isNoLongerAnAdmin = (name: string) => `${name} is no longer an admin.`
export const fromNextSignInOn = (name: string, label: string) => `${name}: ${label} from their next sign-in on.`
export const fromNowOn = (name: string, label: string) => `${name}: ${label} from now on.`
export const roleOf = (name: string) => `Role of ${name}`
export const makeAnAdmin = (name: string) => `Make ${name} an admin?`
export const removeAdmin = 'Remove admin'
export const whatMayTheyDoInTheShop = 'What may they do in the shop?'
export const takesEffect = (former: string | undefined) =>
  `${former ? 'It takes effect at once.' : 'It takes effect at their next sign-in.'} The change is saved in the log with your name.`
export const auditLog = 'Audit log'
export const theLogCouldNotBeLoaded = 'The log could not be loaded.'
export const noStaffMemberHasChangedThisAccount = 'No staff member has changed this account yet.'
export const staff = 'Staff'
export const allAboutThem = 'All about them'
export const whatTheyDid = 'What they did'
export const newestOrders = 'Newest orders'
export const theOrdersCouldNotBeLoaded = 'The orders could not be loaded.'
export const noOrdersYet = 'No orders yet.'
export const theirOrders = 'Their orders'
export const theirBulkOrders = 'Their bulk orders'
export const theirPrintOrders = 'Their print orders'
export const contact = 'Contact'
export const noEmail = 'No email'
export const noPhone = 'No phone'
export const joinedOn = (day: string) => `Joined ${day}`
export const address = 'Address'
export const role = 'Role'
export const noAccessToTheAdminArea = 'No access to the admin area.'
export const user = 'User'
export const theUserCouldNotBeLoaded = 'The user could not be loaded. Please try again.'
export const admin = 'Admin'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const status = 'Status'
export const joinedDate = 'Joined Date'
export const actions = 'Actions'
export const failedToLoadUsers = 'Failed to load users. Please try again later.'
export const customers = 'Customers'
export const users = 'Users'
export const userManagement = 'User Management'
export const searchUsers = 'Search users'
export const nameEmailOrPhone = 'Name, email or phone'
export const customersOrStaff = 'Customers or staff'
export const allUsers = 'All users'
export const usersWord = 'users'
export const noUsersFound = 'No users found.'
export const tryAShorterWordOrOnly = 'Try a shorter word, or only a part of the phone number.'
export const showMoreUsers = 'Show more users'
export const paying = 'Paying'
export const paysLikeOthers = 'Pays like everybody else'
export const paysInAdvanceAlone = 'No cash on delivery'
export const paysOnInvoice = (days: number) => `Pays large bulk and print orders within ${days} days of the invoice`
export const cashParcelsCameBack = (parcels: number) =>
  parcels === 1 ? '1 cash parcel came back.' : `${parcels} cash parcels came back.`
export const noMoreCashIsProposed = 'We suggest no more cash on delivery.'
export const change = 'Change'
export const howPays = (name: string) => `How ${name} pays`
export const noCashAtTheDoor = 'No cash on delivery'
export const parcelsCameBack = 'For customers whose parcels came back: they pay online, or at the shop.'
export const yes = 'Yes'
export const no = 'No'
export const daysToPayTheInvoice = 'Days to pay the invoice'
export const withoutAnAdvance =
  'For buyers with a purchase order: large bulk and print orders are made and shipped without an advance. Leave it empty to pay like everybody else.'
export const save = 'Save'
export const payTermsAreSaved = (name: string) => `Saved: how ${name} pays.`
export const roleChangedBy = (changedBy: string, role: string | null | undefined) =>
  `${changedBy || 'Somebody'} made them ${role ? `a member of the staff (${role})` : 'a customer'} meanwhile. Press again to change it anyway.`
