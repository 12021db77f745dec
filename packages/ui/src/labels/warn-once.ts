const said = new Set<string>();

/** Tells whoever develops, once a page; bundlers take the telling out of what is served. */
export function warnOnce(text: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(text)) return;
  said.add(text);
  console.warn(`@szansa/ui: ${text}`);
}
