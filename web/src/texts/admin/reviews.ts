export const theReviewCouldNotBeChanged = 'The review could not be changed. Please try again.'
export const itHasNoAnswerNow = 'It has no answer now'
export const answerNowReads = (answer: string) => `Its answer now reads ‘${answer}’`
export const itIsHidden = (hiddenReason: string | undefined) => `it is hidden: ‘${hiddenReason}’`
export const somebody = 'Somebody'
export const and = ', and '
export const reviewChangedBy = (changedBy: string, now: string) =>
  `${changedBy} changed this review in the meantime. ${now}. Your change is not saved yet; saving again replaces theirs.`
export const reviewIsSaved = (author: string) => `Review by ${author} is saved.`
export const reviewOfBy = (productName: string, author: string) => `the review of ${productName} by ${author}`
export const editAnswerTo = 'Edit answer to'
export const answer = 'Answer'
export const editAnswer = 'Edit answer'
export const showAgainAbout = (about: string) => `Show again ${about}`
export const showAgain = 'Show again'
export const hideAbout = (about: string) => `Hide ${about}`
export const hide = 'Hide'
export const answerThisReview = 'Answer this review'
export const saveAnswer = 'Save answer'
export const shownToEveryoneBelowTheReview = 'Shown to everyone below the review. Leave it empty to remove the answer.'
export const hideThisReview = 'Hide this review?'
export const hideReview = 'Hide review'
export const itWillBeRemovedFromTheProducts =
  'It will be removed from the product’s page, and its stars will no longer count. A low rating alone is not a reason.'
export const reason = 'Reason'
export const theCustomerReadsItOnTheOrders = 'The customer reads it on the order’s page.'
export const notAnswered = 'Not answered'
export const oneOrTwoStars = 'One or two stars'
export const hidden = 'Hidden'
export const everyReviewIsAnswered = 'Every review is answered.'
export const noReviewsWithOneOrTwo = 'No reviews with one or two stars.'
export const noReviewIsHidden = 'No review is hidden.'
export const product = 'Product'
export const date = 'Date'
export const review = 'Review'
export const order = 'Order'
export const actions = 'Actions'
export const reviews = 'Reviews'
export const whichReviews = 'Which reviews'
export const allReviews = 'All reviews'
export const failedToLoadReviews = 'Failed to load reviews. Please try again later.'
export const noReviewsYet = 'No reviews yet.'
export const showOlderReviews = 'Show older reviews'
export const photoBy = (number: number, productName: string, author: string) =>
  `Photo ${number} of ${productName} by ${author}`
export const answerLabel = 'Answer:'
export const hiddenLabel = 'Hidden:'
