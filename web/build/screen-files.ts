import type { Plugin } from 'vite';
import type { Bundle } from './browser-script.ts';

const FRAME = 'app/signed-in.tsx';

/** The modules that a screen is loaded with, by its path, besides those of every screen. */
const SCREEN_MODULES: Readonly<Record<string, readonly string[]>> = {
  '/login': ['screens/login-screen.tsx'],
  '/register': ['screens/register-screen.tsx'],
  '/showcase': [FRAME, 'screens/showcase-screen.tsx'],
  '/dashboard': [FRAME, 'screens/dashboard-screen.tsx'],
  '/plants': [FRAME, 'screens/plant-list-screen.tsx'],
  '/plants/:id': [FRAME, 'screens/plant-detail-screen.tsx'],
  '/plants/add': [FRAME, 'screens/add-plant-screen.tsx'],
  '/diary': [FRAME, 'screens/diary-list-screen.tsx'],
  '/diary/add': [FRAME, 'screens/add-diary-entry-screen.tsx'],
  '/year': [FRAME, 'screens/garden-year-screen.tsx'],
  '/reminders': [FRAME, 'screens/reminders-screen.tsx'],
  '/ai': [FRAME, 'screens/ai-assistant-screen.tsx'],
  '/weather': [FRAME, 'screens/weather-screen.tsx'],
  '/profile': [FRAME, 'screens/profile-screen.tsx'],
  '/profile/import': [FRAME, 'screens/import-screen.tsx'],
};

/** The built files of each screen besides those of every screen, as addresses; none while developing. */
export function screenFiles(bundle: Bundle): Record<string, string[]> {
  if (applicationFiles(bundle).length === 0) return {};
  const always = new Set(applicationFiles(bundle));
  return Object.fromEntries(
    Object.entries(SCREEN_MODULES).map(([path, modules]) => {
      const needed = filesOf(bundle, modules).filter((file) => !always.has(file));
      return [path, needed.map((file) => `/${file}`)];
    }),
  );
}

/** Writes for the check of the budgets what each screen loads on a first visit, as files of the build. */
export const firstLoads: Plugin = {
  name: 'first-loads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const always = applicationFiles(bundle);
      const loads = Object.entries(SCREEN_MODULES).map(([path, modules]) => [
        path,
        ['index.html', ...new Set([...always, ...filesOf(bundle, modules)])],
      ]);
      const source = JSON.stringify(Object.fromEntries(loads));
      this.emitFile({ type: 'asset', fileName: '.vite/first-loads.json', source });
    },
  },
};

/** The files that hold these modules, with all that they import. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const starts = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`${module} is in no chunk`);
    return chunk.fileName;
  });
  return withImports(bundle, starts);
}

/** The files of every screen, those of the landing page for visitors not included. */
function applicationFiles(bundle: Bundle): string[] {
  const entry = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.isEntry && output.facadeModuleId?.endsWith('/index.html'),
  );
  return entry ? withImports(bundle, [entry.fileName]) : [];
}

/** The style sheets of every screen, as addresses; none while developing, when modules bring their styles. */
export function styleSheets(bundle: Bundle): string[] {
  return applicationFiles(bundle)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`);
}

/** What the screens behind the links of the landing page need, as addresses. */
export function filesBehindLanding(bundle: Bundle): string[] {
  const { '/login': login = [], '/register': register = [] } = screenFiles(bundle);
  const always = applicationFiles(bundle)
    .filter((file) => !isPage(bundle[file]))
    .map((file) => `/${file}`);
  return [...new Set([...always, ...login, ...register])];
}

/** The chunk of a page itself, which the build leaves out because it only names the others. */
function isPage(output: Bundle[string] | undefined): boolean {
  return output?.type === 'chunk' && (output.facadeModuleId?.endsWith('.html') ?? false);
}

/** Every file of the application, as addresses, so that all of it works offline. */
export function shellFiles(bundle: Bundle): string[] {
  const assets = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file));
  return ['index.html', ...assets].map((file) => `/${file}`);
}

/** The fonts, as addresses. */
export function fontFiles(bundle: Bundle): string[] {
  return Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/${file}`);
}

/** These chunks, what they import, and their style sheets. */
function withImports(bundle: Bundle, starts: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const output = bundle[file];
    if (reached.has(file) || output === undefined) continue;
    reached.add(file);
    if (output.type !== 'chunk') continue;
    waiting.push(...output.imports, ...(output.viteMetadata?.importedCss ?? []));
  }
  return [...reached];
}
