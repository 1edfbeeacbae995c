import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const PLACE = '<div id="root"></div>';

/** Markup needs no styles: landing.html names the sheets. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/** Writes the landing page into landing.html as markup, so that it can be read before any script has run. */
export function landingMarkup({ source, alias }: { source: string; alias: Readonly<Record<string, string>> }): Plugin {
  return {
    name: 'landing-markup',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (path.basename(filename) !== 'landing.html') return html;
        const { module } = await runnerImport<{ landingMarkup: () => string }>(
          path.join(source, 'app/landing-page.tsx'),
          { configFile: false, logLevel: 'warn', resolve: { alias }, plugins: [noStyles] },
        );
        const markup = module.landingMarkup();
        // The content policy forbids these.
        if (/\s(style|on\w+)=/.test(markup))
          throw new Error('The landing page has a style or a script in an attribute');
        return html.replace(PLACE, () => `<div id="root">${markup}</div>`);
      },
    },
  };
}
