export type FileKind = 'image' | 'pdf' | 'text' | 'mail' | 'other';

const IMAGES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'];
const TEXTS = ['text/plain', 'text/csv', 'text/markdown', 'application/json'];
const BY_ENDING: Readonly<Record<string, FileKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  pdf: 'pdf',
  txt: 'text',
  csv: 'text',
  md: 'text',
  json: 'text',
  log: 'text',
  eml: 'mail',
};

/** How a file is shown: by its MIME type, else by the ending of its name. SVG and HTML may carry scripts: not shown. */
export function fileKind(name: string, type: string): FileKind {
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (IMAGES.includes(mime)) return 'image';
  if (mime === 'application/pdf') return 'pdf';
  if (TEXTS.includes(mime)) return 'text';
  if (mime === 'message/rfc822') return 'mail';
  if (mime !== '' && mime !== 'application/octet-stream') return 'other';
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'other';
}
