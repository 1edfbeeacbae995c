import type { Plugin } from 'vite';

const CONTRACT = /\/contract\/src\/[\w/-]+\.ts$/;

/** What a call is called in the documentation of the API, as the formatter writes it: on lines of their own. */
const DOCUMENTATION = /^ {2}(?:area|summary):\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\n/gm;

/** Leaves the documentation of calls out of what is built for the browser, which only makes the calls. */
export const undocumentedCalls: Plugin = {
  name: 'undocumented-calls',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT, code: 'endpoint({' },
    handler: (code) => ({ code: code.replaceAll(DOCUMENTATION, ''), map: null }),
  },
};
