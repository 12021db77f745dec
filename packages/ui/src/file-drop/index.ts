export { acceptFiles, type FileRejection, type FileRules, type RejectionReason } from './accept-files.ts';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export type { AddedFile } from './file-list.tsx';
export { formatBytes } from './format-bytes.ts';
