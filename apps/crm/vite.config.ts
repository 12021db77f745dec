import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  build: {
    manifest: true,
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    // screens are loaded when a link is pointed at; what each of them needs need not be named before
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
