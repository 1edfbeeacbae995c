import path from 'node:path';
import { build, type Plugin } from 'vite';

interface BrowserScript {
  /** The module that it begins with, as an absolute path. */
  input: string;
  alias: Readonly<Record<string, string>>;
  /** Values for the constants that the build sets. */
  constants?: Readonly<Record<string, unknown>>;
}

/** One script without imports: not every browser lets a service worker import, and a script before the first paint may not. */
async function builtScript({ input, alias, constants = {} }: BrowserScript): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${input} was not built`);
  return script.code;
}

/** What the application was built to. */
export type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

interface RootScript extends Omit<BrowserScript, 'constants'> {
  /** Its name at the root of the site. */
  fileName: string;
  /** Computed from what the application was built to; from nothing while developing. */
  constantsOf?: (bundle: Bundle) => Readonly<Record<string, unknown>>;
}

/** Puts a script of its own at the root, beside the application. */
export function rootScript({ fileName, constantsOf = () => ({}), ...script }: RootScript): Plugin {
  return {
    name: `root-script-${fileName}`,
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response, next) => {
        builtScript({ ...script, constants: constantsOf({}) }).then((code) => {
          response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(code);
        }, next);
      });
    },
    generateBundle: {
      // Vite removes scripts that hold nothing but styles first.
      order: 'post',
      async handler(_, bundle) {
        const source = await builtScript({ ...script, constants: constantsOf(bundle) });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

interface InlineScript extends Omit<RootScript, 'fileName'> {
  /** The page, and the comment in it that the script takes the place of. */
  page: string;
  place: string;
}

/** Writes a script into a page, which saves it a request. The server allows it by its hash. */
export function inlineScript({ page, place, constantsOf = () => ({}), ...script }: InlineScript): Plugin {
  return {
    name: `inline-script-${page}`,
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle = {} }) {
        if (path.basename(filename) !== page) return html;
        const code = await builtScript({ ...script, constants: constantsOf(bundle) });
        if (!html.includes(place) || /<\/script/i.test(code)) throw new Error(`No script can be written into ${page}`);
        return html.replace(place, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
