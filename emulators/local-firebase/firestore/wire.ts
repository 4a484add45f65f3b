// The messages of google.firestore.v1 as @grpc/proto-loader decodes them: unset fields are absent,
// 64-bit integers are decimal strings, enums are their names.

export interface Timestamp {
  seconds?: string
  nanos?: number
}

export interface Value {
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

export interface Document {
  name: string
  fields?: Fields
  createTime?: Timestamp
  updateTime?: Timestamp
}

export interface DocumentMask {
  fieldPaths?: string[]
}

export interface Precondition {
  exists?: boolean
  updateTime?: Timestamp
}

export interface FieldTransform {
  fieldPath?: string
  setToServerValue?: string
  increment?: Value
  maximum?: Value
  minimum?: Value
  appendMissingElements?: { values?: Value[] }
  removeAllFromArray?: { values?: Value[] }
}

export interface Write {
  update?: Document
  delete?: string
  verify?: string
  transform?: { document?: string; fieldTransforms?: FieldTransform[] }
  updateMask?: DocumentMask
  updateTransforms?: FieldTransform[]
  currentDocument?: Precondition
}

export interface WriteResult {
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

export interface Filter {
  compositeFilter?: { op?: 'AND' | 'OR'; filters?: Filter[] }
  fieldFilter?: { field?: { fieldPath?: string }; op?: FieldOperator; value?: Value }
  unaryFilter?: { op?: UnaryOperator; field?: { fieldPath?: string } }
}

export interface Cursor {
  values?: Value[]
  before?: boolean
}

export interface StructuredQuery {
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

export interface Aggregation {
  alias?: string
  count?: { upTo?: { value?: string } }
  sum?: { field?: { fieldPath?: string } }
  avg?: { field?: { fieldPath?: string } }
}

export interface TransactionOptions {
  readOnly?: { readTime?: Timestamp }
  readWrite?: { retryTransaction?: Uint8Array }
}

/** Which state of the database a read wants to see. */
export interface Consistency {
  transaction?: Uint8Array
  newTransaction?: TransactionOptions
  readTime?: Timestamp
}

export interface GetDocumentRequest {
  name?: string
  mask?: DocumentMask
  transaction?: Uint8Array
  readTime?: Timestamp
}

export interface ListDocumentsRequest {
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

export interface BatchGetDocumentsRequest extends Consistency {
  database?: string
  documents?: string[]
  mask?: DocumentMask
}

export interface BatchGetDocumentsResponse {
  found?: Document
  missing?: string
  transaction?: Uint8Array
  readTime?: Timestamp
}

export interface RunQueryRequest extends Consistency {
  parent?: string
  structuredQuery?: StructuredQuery
}

export interface RunQueryResponse {
  transaction?: Uint8Array
  document?: Document
  readTime?: Timestamp
  skippedResults?: number
}

export interface RunAggregationQueryRequest extends Consistency {
  parent?: string
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] }
}

export interface RunAggregationQueryResponse {
  result?: { aggregateFields: Fields }
  transaction?: Uint8Array
  readTime?: Timestamp
}

export interface PartitionQueryRequest {
  parent?: string
  structuredQuery?: StructuredQuery
  partitionCount?: string
}

export interface PartitionQueryResponse {
  partitions: Cursor[]
}

export interface CommitRequest {
  database?: string
  writes?: Write[]
  transaction?: Uint8Array
}

export interface CommitResponse {
  writeResults: WriteResult[]
  commitTime: Timestamp
}

export interface BatchWriteRequest {
  database?: string
  writes?: Write[]
}

export interface BatchWriteResponse {
  writeResults: WriteResult[]
  status: { code: number; message?: string }[]
}

export interface ListCollectionIdsRequest {
  parent?: string
  pageSize?: number
  pageToken?: string
  readTime?: Timestamp
}

export interface Target {
  query?: { parent?: string; structuredQuery?: StructuredQuery }
  documents?: { documents?: string[] }
  resumeToken?: Uint8Array
  readTime?: Timestamp
  targetId?: number
  once?: boolean
  expectedCount?: { value?: number }
}

export interface ListenRequest {
  database?: string
  addTarget?: Target
  removeTarget?: number
}

export interface TargetChange {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
  targetIds?: number[]
  cause?: { code: number; message: string }
  resumeToken?: Uint8Array
  readTime?: Timestamp
}

export interface ListenResponse {
  targetChange?: TargetChange
  documentChange?: { document: Document; targetIds?: number[]; removedTargetIds?: number[] }
  documentDelete?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp }
  documentRemove?: { document: string; removedTargetIds?: number[]; readTime?: Timestamp }
  filter?: { targetId: number; count: number }
}

export interface WriteStreamRequest {
  database?: string
  streamId?: string
  writes?: Write[]
  streamToken?: Uint8Array
}

export interface WriteStreamResponse {
  streamId?: string
  streamToken?: Uint8Array
  writeResults?: WriteResult[]
  commitTime?: Timestamp
}

export interface CreateDocumentRequest {
  parent?: string
  collectionId?: string
  documentId?: string
  document?: Document
  mask?: DocumentMask
}

export interface UpdateDocumentRequest {
  document?: Document
  updateMask?: DocumentMask
  mask?: DocumentMask
  currentDocument?: Precondition
}

export interface DeleteDocumentRequest {
  name?: string
  currentDocument?: Precondition
}

export interface BeginTransactionRequest {
  database?: string
  options?: TransactionOptions
}

export interface RollbackRequest {
  database?: string
  transaction?: Uint8Array
}
