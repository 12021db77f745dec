export { DropOverlay, type DropOverlayProps } from './drop-overlay.tsx';
