export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { CommandGroup, CommandItem, CommandPage } from './command.ts';
export { useCommandKey } from './use-command-key.ts';
