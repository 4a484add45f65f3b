/**
 * The parts of the monthly return GSTR-1, named as the offline tool of the GST portal names its sheets, and a register of every line for the
 * accountant. The columns are those of the tool's files; a new version of it can name them otherwise.
 */
export const gstSections = [
  'register',
  'b2b',
  'b2cl',
  'b2cs',
  'exp',
  'cdnr',
  'cdnur',
  'at',
  'atadj',
  'exemp',
  'hsn_b2b',
  'hsn_b2c',
  'docs',
] as const
export type GstSection = (typeof gstSections)[number]
