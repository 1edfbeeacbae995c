import type { Plugin } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

const FRAME = 'app/signed-in.tsx';

/** The modules that a screen is loaded with, by its path. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '/': ['screens/landing-screen.tsx'],
  '/login': ['screens/login-screen.tsx', 'ui/feedback/toast.tsx'],
  '/register': ['screens/register-screen.tsx', 'ui/feedback/toast.tsx'],
  '/showcase': [FRAME, 'screens/showcase-screen.tsx'],
  '/dashboard': [FRAME, 'screens/dashboard-screen.tsx'],
  '/plants': [FRAME, 'screens/plant-list-screen.tsx'],
  '/plants/add': [FRAME, 'screens/add-plant-screen.tsx'],
  '/diary': [FRAME, 'screens/diary-list-screen.tsx'],
  '/diary/add': [FRAME, 'screens/add-diary-entry-screen.tsx'],
  '/reminders': [FRAME, 'screens/reminders-screen.tsx'],
  '/ai': [FRAME, 'screens/ai-assistant-screen.tsx'],
  '/weather': [FRAME, 'screens/weather-screen.tsx'],
  '/profile': [FRAME, 'screens/profile-screen.tsx'],
  '/profile/import': [FRAME, 'screens/import-screen.tsx'],
};

/** The built files of each screen besides those of every screen, as addresses; none while developing. */
export function screenFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  if (chunks.length === 0) return {};
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const always = new Set(withImports(bundle, entries));
  return Object.fromEntries(
    Object.entries(MODULES).map(([path, modules]) => {
      const starts = modules.map((module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
        if (!chunk) throw new Error(`${module} is in no chunk`);
        return chunk.fileName;
      });
      const needed = withImports(bundle, starts).filter((file) => !always.has(file));
      return [path, needed.map((file) => `/${file}`)];
    }),
  );
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
