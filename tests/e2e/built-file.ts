import { readFileSync } from 'node:fs';

/** What a source file of the application was built into. */
export function builtFile(source: string): string {
  const sources = new URL('../../apps/crm/dist/.vite/sources.json', import.meta.url);
  const files: Record<string, string> = JSON.parse(readFileSync(sources, 'utf8'));
  return files[source] ?? '';
}
