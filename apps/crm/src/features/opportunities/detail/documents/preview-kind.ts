/** How a file of this type can be looked at here, if at all. */
export function previewKind(mime: string): 'pdf' | 'image' | null {
  if (mime === 'application/pdf') return 'pdf';
  return ['image/png', 'image/jpeg', 'image/webp'].includes(mime) ? 'image' : null;
}
