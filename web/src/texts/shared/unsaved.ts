export const leaveWithoutSaving = 'Leave without saving?'
export const leave = 'Leave'
export const stay = 'Stay'
export const yourChangesWillBeLost = 'Your changes will be lost.'
