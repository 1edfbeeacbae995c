import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('server/', import.meta.url));
const outDir = path.join(root, 'dist');

/** Stays in node_modules: what is native, finds files of its own beside it, or is large and seldom needed. */
const external = [
  'sharp',
  'pino',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'flydrive/drivers/s3',
  'pdfkit',
  'fontkit',
  'pg-native',
  'wink-lexicon',
];

/** Files of knowledge stay beside the sources that read them; threads start from a script of their own beside this one. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(path.join(root, 'src')) || !code.includes('import.meta')) return null;
    const folder = path.relative(outDir, path.dirname(id)).replaceAll(path.sep, '/');
    return code.replaceAll(/new URL\(('[^']+'|`[^`]+`|\w+), import\.meta\.url\)/g, (_, file: string) => {
      const script = /^'\.\/([\w-]+)\.ts'$/.exec(file)?.[1];
      if (script) return `new URL('./${script}.js', import.meta.url)`;
      return `new URL(${file}, new URL('${folder}/', import.meta.url))`;
    });
  },
};

/** V8 keeps a script in two bytes a character if a single one needs them, so those are written as escapes. */
const narrowText: Plugin = {
  name: 'narrow-text',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      part.code = part.code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/** Writes what tells this build from others: a hash of its scripts, and of the knowledge that they read from the sources. */
const fingerprint: Plugin = {
  name: 'fingerprint',
  generateBundle(_, bundle) {
    const hash = createHash('sha256');
    for (const name of Object.keys(bundle).sort()) {
      const part = bundle[name];
      if (part?.type === 'chunk') hash.update(`${name}\n${part.code}`);
    }
    const knowledge = path.join(root, 'src/knowledge');
    for (const name of readdirSync(knowledge, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(json|csv)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(path.join(knowledge, name)));
    }
    this.emitFile({ type: 'asset', fileName: 'fingerprint', source: hash.digest('hex') });
  },
};

/** The server as few scripts, so that a start neither strips types nor looks for a thousand files. */
export default defineConfig({
  root,
  plugins: [placesOfSources, narrowText, fingerprint],
  ssr: { target: 'node', noExternal: true, external },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: path.join(root, 'src/main.ts'),
        admin: path.join(root, 'src/admin.ts'),
        backup: path.join(root, 'src/backup/command.ts'),
        'answering-worker': path.join(root, 'src/engines/embedded/answering-worker.ts'),
        'measuring-worker': path.join(root, 'src/engines/embedded/photo/measuring-worker.ts'),
        'classifier-worker': path.join(root, 'src/engines/local-model/classifier-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
