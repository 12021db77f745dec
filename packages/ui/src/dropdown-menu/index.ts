export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
} from './dropdown-menu.tsx';
export {
  ContextMenu,
  ContextMenuItem,
  ContextMenuSeparator,
  type ContextMenuProps,
} from './context-menu.tsx';
