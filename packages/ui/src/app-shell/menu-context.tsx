import { createContext, useContext } from 'react';

const MenuCollapsedContext = createContext(false);

/** Tells the menu's parts below whether only their icons are seen. */
export const MenuCollapsedProvider = MenuCollapsedContext.Provider;

export function useMenuCollapsed(): boolean {
  return useContext(MenuCollapsedContext);
}
