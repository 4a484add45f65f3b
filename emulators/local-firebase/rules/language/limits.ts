/** Limits of Firebase security rules; source: "Security rules limits" in Firebase's documentation of Firestore. */
export const rulesLimits = {
  rulesetBytes: 256 * 1024,
  nestedMatches: 10,
  pathSegments: 100,
  pathVariables: 20,
  functionArguments: 7,
  letBindings: 10,
  callDepth: 20,
  evaluatedExpressions: 1000,
  /** Documents that one request may read through get, exists, getAfter and existsAfter. */
  lookups: 10,
  /** The same for a transaction, a batched write or a read of several documents, together. */
  lookupsOfBatch: 20,
  /** Storage rules may read fewer. */
  storageLookups: 2,
} as const

/** Google's compiler refuses expressions with more nested binary operators as too complex. */
export const maxNestedOperators = 98

/** Deeper than any rule that a person writes; these keep a malicious file from exhausting the stack. */
export const maxNestedBrackets = 100
export const maxTreeDepth = 1000
