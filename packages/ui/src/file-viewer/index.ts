export { fileKind, type FileKind } from './file-kind.ts';
export { FileViewer, type FileViewerProps, type ViewedFile } from './file-viewer.tsx';
export { useBlobImage, useFileData, type FileData } from './use-file-data.ts';
