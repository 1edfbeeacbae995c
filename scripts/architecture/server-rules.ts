import type { Problem, SourceFile } from './source-files.ts';

/** The kinds of files in a feature, from the outside in: a file may import from those after its own. */
const KINDS = ['routes', 'jobs', 'admin', 'service', 'part', 'repository', 'table'] as const;

type Kind = (typeof KINDS)[number];

/** Kinds that may also import files of their own kind; not those where that would bypass a service. */
const OWN_LIKE: readonly Kind[] = ['part', 'table'];

/** The only files outside of the features that may import them, and which kinds. */
const COMPOSERS: Readonly<Record<string, readonly Kind[]>> = {
  'server/src/app.ts': ['routes'],
  'server/src/admin.ts': ['admin'],
  'server/src/context.ts': ['jobs', 'service'],
  'server/src/tables.ts': ['table'],
};

const ENVIRONMENT_READERS = [
  'server/src/config.ts',
  'server/src/main.ts',
  'server/src/admin.ts',
  'server/src/backup/command.ts',
];

export function checkServer(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [
    ...checkKind(file),
    ...checkEnvironment(file),
    ...file.imports.flatMap(({ target }) => (target === null ? [] : checkImport(file.path, target))),
  ]);
}

function checkKind({ path: file, isTest }: SourceFile): Problem[] {
  const place = featureOf(file);
  if (!place || isTest || place.kind) return [];
  const kinds = KINDS.filter((kind) => kind !== 'part').map((kind) => `${place.area}.${kind}.ts`);
  const remedy = `a feature has ${kinds.join(', ')}, and modules without a dot in their name for a rule or a conversion`;
  return [{ file, wrong: 'is of no kind that a feature has', remedy }];
}

/** The files that are started pass the environment to `config.ts`, which alone reads it. */
function checkEnvironment({ path: file, isTest, readsEnvironment }: SourceFile): Problem[] {
  if (!readsEnvironment || isTest || ENVIRONMENT_READERS.includes(file)) return [];
  return [{ file, wrong: 'reads process.env', remedy: 'add the variable to config.ts and take it from the config' }];
}

/** What the layers below the features may import from the server, besides themselves. */
const LOWER_LAYERS: Readonly<Record<string, readonly string[]>> = {
  knowledge: [],
  horticulture: ['knowledge'],
  engines: ['horticulture', 'knowledge', 'clock.ts', 'config.ts', 'failure.ts', 'log.ts', 'sharp-library.ts'],
};

/** Creates the engines from the configuration, so it imports each of them. */
const ENGINE_REGISTRY = 'server/src/engines/registry.ts';

/** The folders of one engine each. Other files there are shared by all engines. */
const ENGINES = ['embedded', 'language-model', 'local-model', 'plantnet'];

function checkImport(file: string, target: string): Problem[] {
  if (target.startsWith('contract/src/')) return [];
  if (!target.startsWith('server/src/')) {
    return [{ file, wrong: `imports ${target}`, remedy: 'the server shares only the contract with the web app' }];
  }
  return [...checkLayer(file, target), ...checkEngine(file, target), ...checkFeature(file, target)];
}

/** Knowledge imports only itself, horticulture no engine, an engine no feature. */
function checkLayer(file: string, target: string): Problem[] {
  const [, , layer = ''] = file.split('/');
  const [, , part = ''] = target.split('/');
  const below = LOWER_LAYERS[layer];
  if (!below || part === layer || below.includes(part)) return [];
  const allowed = below.length > 0 ? below.join(', ') : 'nothing else of the server';
  return [{ file, wrong: `imports ${target}`, remedy: `${layer}/ may import ${allowed}` }];
}

/** An engine imports no other engine, and shared files import none. */
function checkEngine(file: string, target: string): Problem[] {
  const engine = engineOf(target);
  if (!engine || file === ENGINE_REGISTRY || !file.startsWith('server/src/engines/') || engineOf(file) === engine)
    return [];
  return [{ file, wrong: `imports ${target}`, remedy: `only ${ENGINE_REGISTRY} knows the ${engine} engine` }];
}

function engineOf(file: string): string | null {
  return ENGINES.find((engine) => file.startsWith(`server/src/engines/${engine}/`)) ?? null;
}

function checkFeature(file: string, target: string): Problem[] {
  const to = featureOf(target);
  const from = featureOf(file);
  const engine = engineOf(target);
  if (from && engine) {
    return [{ file, wrong: `imports ${target}`, remedy: 'ask the engines that context.ts hands over' }];
  }
  if (!to) return [];
  if (!from) return checkComposer(file, target, to.kind);
  if (from.area !== to.area) {
    if (to.kind === 'service') return [];
    return [{ file, wrong: `reaches into ${target}`, remedy: `call ${to.area}/${to.area}.service.ts instead` }];
  }
  if (!from.kind || !to.kind || isInwards(from.kind, to.kind)) return [];
  const remedy = 'imports go from routes and jobs to the service, from the service to the repository';
  return [{ file, wrong: `imports ${target}`, remedy }];
}

function checkComposer(file: string, target: string, kind: Kind | null): Problem[] {
  const allowed = COMPOSERS[file];
  if (kind && allowed?.includes(kind)) return [];
  const remedy = allowed
    ? `of a feature it may know only ${allowed.join(' and ')}`
    : 'only app.ts, context.ts and their like know the features: take what is needed as a parameter';
  return [{ file, wrong: `imports ${target}`, remedy }];
}

function isInwards(from: Kind, to: Kind): boolean {
  if (from === to) return OWN_LIKE.includes(from);
  if (from === 'routes') return to === 'service' || to === 'part';
  if (from === 'jobs') return to === 'service' || to === 'part';
  return KINDS.indexOf(from) < KINDS.indexOf(to);
}

function featureOf(file: string): { area: string; kind: Kind | null } | null {
  const [area, ...rest] = file.startsWith('server/src/features/') ? file.split('/').slice(3) : [];
  if (area === undefined || rest.length === 0) return null;
  return { area, kind: kindOf(area, rest.join('/')) };
}

function kindOf(area: string, file: string): Kind | null {
  // A test may import the same as the file it tests.
  const tested = file.replace(/\.test\.ts$/, '.ts');
  if (/^[a-z0-9-]+\.ts$/.test(tested)) return 'part';
  return KINDS.find((kind) => kind !== 'part' && tested === `${area}.${kind}.ts`) ?? null;
}
