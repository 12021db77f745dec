/** A page of the built app, as its build lists them. */
export interface ServedPage {
  /** A path of the app's router: `$name` stands for one part, `$` alone for anything. */
  readonly path: string;
  /** From the folder of the built app. */
  readonly file: string;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function fits(page: ServedPage, parts: readonly string[]): boolean {
  const wanted = partsOf(page.path);
  return (
    wanted.length === parts.length &&
    wanted.every((part, place) => (part.startsWith('$') && part !== '$') || part === parts[place])
  );
}

/**
 * The page of an address: of those whose path it fits the one that is met first, else the one for anything.
 * @param pathname - the address without its search.
 */
export function pageOf(pages: readonly ServedPage[], pathname: string): ServedPage | undefined {
  const parts = partsOf(pathname);
  return pages.find((page) => fits(page, parts)) ?? pages.find((page) => page.path === '$');
}
