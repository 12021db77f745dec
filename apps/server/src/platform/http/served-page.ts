/** A page of the built app, as its build lists them. */
export interface ServedPage {
  /** A path of the app's router: `$name` matches one segment, `$` alone anything. */
  readonly path: string;
  /** From the folder of the built app. */
  readonly file: string;
  /** The one of an address without search parameters, where that is another. */
  readonly usual?: string;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function fits(page: ServedPage, parts: readonly string[]): boolean {
  const pattern = partsOf(page.path);
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => (part.startsWith('$') && part !== '$') || part === parts[place])
  );
}

/**
 * The file of the page at an address: of the pages whose path it fits the first, else the one for anything.
 * @param address - the path with its search parameters.
 * @returns undefined where no page is listed.
 */
export function pageFile(pages: readonly ServedPage[], address: string): string | undefined {
  const [pathname = '', search = ''] = address.split('?');
  const parts = partsOf(pathname);
  const page = pages.find((each) => fits(each, parts)) ?? pages.find((each) => each.path === '$');
  return search === '' ? (page?.usual ?? page?.file) : page?.file;
}
