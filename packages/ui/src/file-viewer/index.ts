export { FileViewer, type FileViewerProps, type ViewedFile } from './file-viewer.tsx';
