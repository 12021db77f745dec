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
    // the entry names every chunk it may preload: a name of a hash alone weighs half as much
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
