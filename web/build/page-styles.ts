import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const SHEET = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/g;

/** What React writes into an attribute for these characters. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function inAttribute(name: string): string {
  return name.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}

/** The rules of a style sheet without those for classes that no element of the markup has. */
export function stylesFor(markup: string, sheet: string): string {
  const used = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const code = Buffer.from(sheet);
  const unused = new Set<string>();
  transform({
    filename: 'sheet.css',
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === 'class' && !used.has(inAttribute(part.name))) unused.add(part.name);
        }
      },
    },
  });
  return transform({ filename: 'sheet.css', code, minify: true, unusedSymbols: [...unused] }).code.toString();
}

/**
 * Writes the styles that a page needs into the page itself, in place of its style sheets: on a slow connection nothing shows
 * before a sheet has come. No script of the page may add an element or a class.
 */
export function pageStyles(page: string): Plugin {
  return {
    name: `page-styles-${page}`,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (path.basename(filename) !== page) return html;
        return html.replace(SHEET, (_, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`${page} needs ${file}, which was not built`);
          const styles = stylesFor(html, sheet.source.toString());
          if (/<\/style/i.test(styles)) throw new Error(`No style can be written into ${page}`);
          return `<style>${styles.trim()}</style>\n`;
        });
      },
    },
  };
}
