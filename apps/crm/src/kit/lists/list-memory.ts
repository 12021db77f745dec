import type { SearchParams } from '#kit/address/search-params.ts';
import { sessionStore } from '#kit/storage.ts';

function memoryKey(list: string): string {
  return `szansa.list.${list}`;
}

/** Returns how a list last looked in this browser session; a route uses it when its address has no parameters. */
export function rememberedList(list: string): SearchParams | null {
  const text = sessionStore.getItem(memoryKey(list));
  return text ? (JSON.parse(text) as SearchParams) : null;
}

/** Stores how a list looks for the rest of the browser session. */
export function rememberList(list: string, params: SearchParams): void {
  sessionStore.setItem(memoryKey(list), JSON.stringify(params));
}
