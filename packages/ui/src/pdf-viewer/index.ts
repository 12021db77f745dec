export { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';
export type { PdfData } from './use-pdf.ts';
