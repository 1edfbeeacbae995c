import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Not a dependency: it brings 150 packages of its own.
const VERSION = '13.5.0';

const FIGURES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

/** Scores are out of 100; LCP and TBT are milliseconds. */
export type Report = Record<Category | keyof typeof FIGURES, number> & { complaints: string[] };

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: { description?: string }[] };
}

interface LighthouseResult {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
}

type Lighthouse = (address: string, flags: Record<string, unknown>) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Lighthouse of an exact version, installed into a temporary folder the first time. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = path.join(tmpdir(), `plantcare-lighthouse-${VERSION}`);
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    await mkdir(folder, { recursive: true });
    const args = [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefix',
      folder,
      `lighthouse@${VERSION}`,
    ];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Lighthouse could not be installed: ${stderr}`);
  }
  return (await import(pathToFileURL(entry).href)).default;
}

/** One run as on a mid-range phone over slow 4G, simulated; storage and cache are left as they are. */
export async function audit(lighthouse: Lighthouse, address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories } = result.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: keyof typeof FIGURES) => audits[FIGURES[name]]?.numericValue ?? Number.NaN;
  const refs = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  const complaints = Object.values(audits)
    .filter(
      ({ id, score: got, scoreDisplayMode }) =>
        refs.has(id) && got !== null && got < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue, details }) => {
      const errors = id === 'errors-in-console' ? details?.items?.flatMap(({ description }) => description ?? []) : [];
      const said = displayValue ?? errors?.join('; ');
      return said ? `${id} (${said})` : id;
    });
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
    complaints,
  };
}
