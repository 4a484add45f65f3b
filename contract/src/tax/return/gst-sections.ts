/**
 * The sections of the monthly return GSTR-1, named like the sheets of the GST portal's offline tool, plus a register of every line for the accountant.
 * The columns are those of the tool's files; a new version may rename them.
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
