import { readFileSync } from 'node:fs';

/** What a source file of the application was built into. */
export function builtFile(source: string): string {
  const manifest = new URL('../../apps/crm/dist/.vite/manifest.json', import.meta.url);
  const chunks: Record<string, { readonly file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  return chunks[source]?.file ?? '';
}
