import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

import { chunkPlan } from './build/chunk-plan.ts';
import { compressed } from './build/compressed.ts';
import { servedPages } from './build/served-pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const plan = command === 'build' ? await chunkPlan(import.meta.dirname) : null;
  return {
    plugins: [react(), tailwindcss(), servedPages(), compressed()],
    server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
    build: {
      manifest: true,
      target: 'es2023',
      sourcemap: true,
      chunkSizeWarningLimit: 900,
      // screens are loaded when a link is pointed at; what each of them needs need not be named before
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        // a file of its own for each dynamic import would be a request that only leads to the next
        preserveEntrySignatures: false,
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              {
                debugName: 'used together',
                name: (id) => plan?.get(id) ?? null,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
});
