export { AppShell, contentId, type AppShellProps } from './app-shell.tsx';
export { MenuBrand, MenuGroup, MenuItem, type MenuGroupProps, type MenuItemProps } from './menu.tsx';
export { useMenuCollapsed } from './menu-context.tsx';
export { ShellDrawer, type ShellDrawerProps } from './shell-drawer.tsx';
export { useMediaQuery } from './use-media-query.ts';
