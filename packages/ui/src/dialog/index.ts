export { Dialog, type DialogProps } from './dialog.tsx';
export { useDialogFocus } from './use-dialog-focus.ts';
export { LayerFooter, LayerHeader } from './layer-parts.tsx';
