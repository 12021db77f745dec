const warned = new Set<string>();

/** Warns developers, once per page load; bundlers remove the warning from production code. */
export function warnOnce(text: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(text)) return;
  warned.add(text);
  console.warn(`@szansa/ui: ${text}`);
}
