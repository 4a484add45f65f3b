/** How to make a PDF of a file, by its extension, worded as in the program's own menus. */
const advice: Readonly<Record<string, string>> = {
  ...of('In Word: File → Save as → PDF.', 'doc', 'docx', 'docm', 'dotx', 'rtf'),
  ...of('In PowerPoint: File → Save as → PDF.', 'ppt', 'pptx', 'pptm', 'pps', 'ppsx'),
  ...of('In Excel: File → Save as → PDF.', 'xls', 'xlsx', 'xlsm', 'csv'),
  ...of('In LibreOffice: File → Export as PDF.', 'odt', 'odp', 'ods', 'odg'),
  ...of('In Pages, Numbers or Keynote: File → Export to → PDF.', 'pages', 'numbers', 'key'),
  ...of('In Photoshop: File → Save as → Photoshop PDF.', 'psd', 'psb'),
  ...of('In Illustrator: File → Save as → Adobe PDF.', 'ai', 'eps'),
  ...of('In CorelDRAW: File → Publish to PDF.', 'cdr'),
  ...of('In InDesign: File → Export → Adobe PDF (Print).', 'indd'),
  ...of('In Publisher: File → Save as → PDF.', 'pub'),
  ...of('Open it and choose Print → Save as PDF.', 'txt', 'html', 'htm', 'md', 'epub', 'xps', 'djvu', 'svg'),
  ...of('Open the photo and save it as JPEG.', 'heic', 'heif', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff'),
  ...of('Unpack it and upload the PDFs in it.', 'zip', 'rar', '7z'),
}

/** Returns the advice for a file that has to be converted to a PDF or JPEG first; undefined for unknown extensions. */
export function pdfAdvice(fileName: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(advice, ending) ? `We print PDF, PNG and JPEG. ${advice[ending]}` : undefined
}

function of(words: string, ...endings: readonly string[]): Record<string, string> {
  return Object.fromEntries(endings.map((ending) => [ending, words]))
}
