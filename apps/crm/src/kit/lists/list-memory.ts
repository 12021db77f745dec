import type { ListName } from '@szansa/domain/list';

import type { SearchParams } from '#kit/address/search-params.ts';

function memoryKey(list: ListName): string {
  return `szansa.list.${list}`;
}

/** How a list looked last in this browser session; a route adopts it when its address says nothing. */
export function rememberedList(list: ListName): SearchParams | null {
  const text = sessionStorage.getItem(memoryKey(list));
  return text ? (JSON.parse(text) as SearchParams) : null;
}

/** Keeps how a list looks for the rest of the browser session. */
export function rememberList(list: ListName, params: SearchParams): void {
  sessionStorage.setItem(memoryKey(list), JSON.stringify(params));
}
