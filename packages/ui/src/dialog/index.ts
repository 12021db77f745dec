export { Dialog, type DialogProps } from './dialog.tsx';
export { useOpen, type LayerOpening, type LayerProps } from './use-open.ts';
export { useDialogFocus } from './use-dialog-focus.ts';
export { LayerFooter, LayerHeader } from './layer-parts.tsx';
