const publicPages = /^\/((login|logout|reset-password|set-new-password|activate)(?=[/?#]|$)|setup\/)/;

/** Whether a screen needs no session; its address may contain the token of a mailed link, so it is not stored. */
export function isPublicPage(pathname: string): boolean {
  return publicPages.test(pathname);
}

/** The first of the pages that is one of this application to be signed in for; without any the dashboard. */
export function safePage(...candidates: readonly unknown[]): string {
  const found = candidates.find(
    (page): page is string => typeof page === 'string' && /^\/(?![/\\])/.test(page) && !isPublicPage(page),
  );
  return found ?? '/';
}
