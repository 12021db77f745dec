import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { plannedChunks } from './build/chunk-plan.ts';
import { compressed } from './build/compressed.ts';
import { servedPages } from './build/served-pages.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

// the packages of the workspace leave these to the app that shows their components
const dedupe = ['react', 'react-dom'];
const { planning, fileOf } = plannedChunks({ root: import.meta.dirname, dedupe });

export default defineConfig({
  plugins: [planning, react(), tailwindcss(), servedPages(), compressed()],
  resolve: { dedupe },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  build: {
    manifest: true,
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    // the content security policy refuses fonts inside of styles
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
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
              name: fileOf,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
