export { FileThumbnail, type FileThumbnailProps } from './file-thumbnail.tsx';
export { NamedFile, type NamedFileProps } from './named-file.tsx';
