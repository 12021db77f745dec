import { createContext, useContext } from 'react';

const MenuCollapsedContext = createContext(false);

/** Provides the parts of the menu with whether only their icons are shown. */
export const MenuCollapsedProvider = MenuCollapsedContext.Provider;

export function useMenuCollapsed(): boolean {
  return useContext(MenuCollapsedContext);
}
