import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineScript, rootScript } from './build/browser-script.ts';
import { fewChunks } from './build/chunks.ts';
import { landingMarkup } from './build/landing-markup.ts';
import { leanEndpoints, MADE_WITHOUT_EFFECTS } from './build/lean-endpoints.ts';
import { pageStyles } from './build/page-styles.ts';
import {
  filesBehindLanding,
  firstLoads,
  fontFiles,
  screenFiles,
  shellFiles,
  styleSheets,
} from './build/screen-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = path.join(root, 'src');
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Writes what every page has in its head into index.html and landing.html. */
const sharedHead: Plugin = {
  name: 'shared-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!-- document-head -->', readFileSync(path.join(root, 'document-head.html'), 'utf8')),
  },
};

/** Leaves the style sheet out of index.html: first-paint.ts adds it once the frame shows, which brings its own styles. */
const frameFirst: Plugin = {
  name: 'frame-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) =>
      path.basename(filename) === 'index.html' ? html.replaceAll(/[ \t]*<link rel="stylesheet"[^>]*>\n/g, '') : html,
  },
};

const alias = { '@': source };

/** The contract's schemas are only recorded: see that module. */
const deferredZod = { find: /^zod$/, replacement: path.join(source, 'lib/schemas/deferred-zod.ts') };

/** At the root, from where it may answer for every address. */
const serviceWorker = rootScript({
  fileName: 'sw.js',
  input: path.join(source, 'app/worker/service-worker.ts'),
  alias,
  constantsOf: (bundle) => {
    const files = shellFiles(bundle);
    return { SHELL_FILES: files, SHELL_VERSION: createHash('sha256').update(files.join()).digest('hex').slice(0, 16) };
  },
});

const firstPaint = inlineScript({
  page: 'index.html',
  place: '<!-- first-paint -->',
  input: path.join(source, 'app/first-paint.ts'),
  alias,
  constantsOf: (bundle) => ({
    STYLE_SHEETS: styleSheets(bundle),
    SCREEN_FILES: screenFiles(bundle),
    FONT_FILES: fontFiles(bundle),
  }),
});

const landingVisit = inlineScript({
  page: 'landing.html',
  place: '<!-- landing-visit -->',
  input: path.join(source, 'app/landing-visit.ts'),
  alias,
  constantsOf: (bundle) => ({ NEXT_FILES: filesBehindLanding(bundle) }),
});

const { plugin: fewerChunks, groups } = fewChunks();

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
  root,
  plugins: [
    react(),
    tailwindcss(),
    sharedHead,
    landingMarkup({ source, alias }),
    leanEndpoints,
    fewerChunks,
    frameFirst,
    pageStyles('landing.html'),
    firstPaint,
    landingVisit,
    serviceWorker,
    firstLoads,
    precompress,
  ],
  resolve: { alias: [{ find: '@', replacement: source }, deferredZod] },
  build: {
    // Read by the check of what each screen weighs.
    manifest: true,
    target: 'baseline-widely-available',
    // Each of these browsers knows modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { manualPureFunctions: MADE_WITHOUT_EFFECTS },
      input: [path.join(root, 'index.html'), path.join(root, 'landing.html')],
      output: {
        // The first load names every chunk that a screen shares with another, so these names are as short as they can be.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/photos': server } },
});
