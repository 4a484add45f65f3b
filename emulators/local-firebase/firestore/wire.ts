// The messages of google.firestore.v1 as @grpc/proto-loader decodes them: unset fields are absent, 64-bit integers are decimal strings, enums are
// their names.

export type Timestamp = {
  seconds?: string
  nanos?: number
}

export type Value = {
  nullValue?: 'NULL_VALUE'
  booleanValue?: boolean
  integerValue?: string
  doubleValue?: number
  timestampValue?: Timestamp
  stringValue?: string
  bytesValue?: Uint8Array
  referenceValue?: string
  geoPointValue?: { latitude?: number; longitude?: number }
  arrayValue?: { values?: Value[] }
  mapValue?: { fields?: Fields }
}

export type Fields = Record<string, Value>

export type Document = {
  name: string
  fields?: Fields
  createTime?: Timestamp
  updateTime?: Timestamp
}

export type DocumentMask = {
  fieldPaths?: string[]
}

export type Precondition = {
  exists?: boolean
  updateTime?: Timestamp
}

export type FieldTransform = {
  fieldPath?: string
  setToServerValue?: string
  increment?: Value
  maximum?: Value
  minimum?: Value
  appendMissingElements?: { values?: Value[] }
  removeAllFromArray?: { values?: Value[] }
}

export type Write = {
  update?: Document
  delete?: string
  verify?: string
  transform?: { document?: string; fieldTransforms?: FieldTransform[] }
  updateMask?: DocumentMask
  updateTransforms?: FieldTransform[]
  currentDocument?: Precondition
}

export type WriteResult = {
  updateTime?: Timestamp
  transformResults?: Value[]
}

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN'

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL'

export type Filter = {
  compositeFilter?: { op?: 'AND' | 'OR'; filters?: Filter[] }
  fieldFilter?: { field?: { fieldPath?: string }; op?: FieldOperator; value?: Value }
  unaryFilter?: { op?: UnaryOperator; field?: { fieldPath?: string } }
}

export type Cursor = {
  values?: Value[]
  before?: boolean
}

export type StructuredQuery = {
  select?: { fields?: { fieldPath?: string }[] }
  from?: { collectionId?: string; allDescendants?: boolean }[]
  where?: Filter
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[]
  startAt?: Cursor
  endAt?: Cursor
  offset?: number
  limit?: { value?: number }
  findNearest?: unknown
}

export type Aggregation = {
  alias?: string
  count?: { upTo?: { value?: string } }
  sum?: { field?: { fieldPath?: string } }
  avg?: { field?: { fieldPath?: string } }
}

export type TransactionOptions = {
  readOnly?: { readTime?: Timestamp }
  readWrite?: { retryTransaction?: Uint8Array }
}

/** The state of the database that a read asks for. */
export type Consistency = {
  transaction?: Uint8Array
  newTransaction?: TransactionOptions
  readTime?: Timestamp
}

export type GetDocumentRequest = {
  name?: string
  mask?: DocumentMask
  transaction?: Uint8Array
  readTime?: Timestamp
}

export type ListDocumentsRequest = {
  parent?: string
  collectionId?: string
  pageSize?: number
  pageToken?: string
  orderBy?: string
  mask?: DocumentMask
  transaction?: Uint8Array
  readTime?: Timestamp
  showMissing?: boolean
}

export type BatchGetDocumentsRequest = Consistency & {
  database?: string
  documents?: string[]
  mask?: DocumentMask
}

export type BatchGetDocumentsResponse = {
  found?: Document
  missing?: string
  transaction?: Uint8Array
  readTime?: Timestamp
}

export type RunQueryRequest = Consistency & {
  parent?: string
  structuredQuery?: StructuredQuery
}

export type RunQueryResponse = {
  transaction?: Uint8Array
  document?: Document
  readTime?: Timestamp
  skippedResults?: number
}

export type RunAggregationQueryRequest = Consistency & {
  parent?: string
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] }
}

export type RunAggregationQueryResponse = {
  result?: { aggregateFields: Fields }
  transaction?: Uint8Array
  readTime?: Timestamp
}

export type PartitionQueryRequest = {
  parent?: string
  structuredQuery?: StructuredQuery
  partitionCount?: string
}

export type PartitionQueryResponse = {
  partitions: Cursor[]
}

export type CommitRequest = {
  database?: string
  writes?: Write[]
  transaction?: Uint8Array
}

export type CommitResponse = {
  writeResults: WriteResult[]
  commitTime: Timestamp
}

export type BatchWriteRequest = {
  database?: string
  writes?: Write[]
}

export type BatchWriteResponse = {
  writeResults: WriteResult[]
  status: { code: number; message?: string }[]
}

export type ListCollectionIdsRequest = {
  parent?: string
  pageSize?: number
  pageToken?: string
  readTime?: Timestamp
}

export type Target = {
  query?: { parent?: string; structuredQuery?: StructuredQuery }
  documents?: { documents?: string[] }
  resumeToken?: Uint8Array
  readTime?: Timestamp
  targetId?: number
  once?: boolean
  expectedCount?: { value?: number }
}

export type ListenRequest = {
  database?: string
  addTarget?: Target
  removeTarget?: number
}

export type TargetChange = {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
  targetIds?: number[]
  cause?: { code: number; message: string }
  resumeToken?: Uint8Array
  readTime?: Timestamp
}

export type ListenResponse = {
  targetChange?: TargetChange
  documentChange?: { document: Document; targetIds?: number[]; removedTargetIds?: number[] }
  documentDelete?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp }
  documentRemove?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp }
  filter?: { targetId: number; count: number }
}

export type WriteStreamRequest = {
  database?: string
  streamId?: string
  writes?: Write[]
  streamToken?: Uint8Array
}

export type WriteStreamResponse = {
  streamId?: string
  streamToken?: Uint8Array
  writeResults?: WriteResult[]
  commitTime?: Timestamp
}

export type CreateDocumentRequest = {
  parent?: string
  collectionId?: string
  documentId?: string
  document?: Document
  mask?: DocumentMask
}

export type UpdateDocumentRequest = {
  document?: Document
  updateMask?: DocumentMask
  mask?: DocumentMask
  currentDocument?: Precondition
}

export type DeleteDocumentRequest = {
  name?: string
  currentDocument?: Precondition
}

export type BeginTransactionRequest = {
  database?: string
  options?: TransactionOptions
}

export type RollbackRequest = {
  database?: string
  transaction?: Uint8Array
}
