export { ShortcutKeys } from './shortcut-keys.tsx';
export { ShortcutList, type Shortcut, type ShortcutGroup } from './shortcut-list.tsx';
export { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts-dialog.tsx';
export { useShortcut, type ShortcutOptions } from './use-shortcut.ts';
