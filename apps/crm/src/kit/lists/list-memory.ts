import type { SearchParams } from '#kit/address/search-params.ts';
import { sessionStore } from '#kit/storage.ts';

function memoryKey(list: string): string {
  return `szansa.list.${list}`;
}

/** How a list looked last in this browser session; a route adopts it when its address says nothing. */
export function rememberedList(list: string): SearchParams | null {
  const text = sessionStore.getItem(memoryKey(list));
  return text ? (JSON.parse(text) as SearchParams) : null;
}

/** Keeps how a list looks for the rest of the browser session. */
export function rememberList(list: string, params: SearchParams): void {
  sessionStore.setItem(memoryKey(list), JSON.stringify(params));
}
