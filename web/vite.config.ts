import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const source = fileURLToPath(new URL('src', import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Fetches the fonts beside the style sheet that names them, not after it. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      })),
};

/** The service worker as one script: not every browser lets one import others. */
async function builtServiceWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': source } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: path.join(source, 'app/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  return script.code;
}

/** Puts the service worker at the root, from where it may answer for every address. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  configureServer({ middlewares }) {
    middlewares.use('/sw.js', (_, response, next) => {
      builtServiceWorker().then((code) => {
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(code);
      }, next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await builtServiceWorker() });
  },
};

/** Compresses text once, at the highest level, so that the server need not for every visitor. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|svg|html)$/.test(file),
    );
    for (const file of files.map((name) => path.join(dir, name))) {
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts, serviceWorker, precompress],
  resolve: { alias: { '@': source } },
  build: {
    // Read by the check of the landing page's weight.
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first load names every chunk that a screen shares with another, so these names are as short as they can be.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/photos': server } },
});
