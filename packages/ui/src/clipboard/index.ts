export { copyToClipboard } from './copy-to-clipboard.ts';
