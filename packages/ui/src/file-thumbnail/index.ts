export { FileThumbnail, type FileThumbnailProps } from './file-thumbnail.tsx';
