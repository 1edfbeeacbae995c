import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  // The manifest is what the check of the landing page's weight reads.
  build: { manifest: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/photos': server } },
});
