export { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';
export type { PdfMark } from './pdf-marks.tsx';
export type { PdfData } from './use-pdf.ts';
