import type { Plugin } from 'vite';

/** So many screens share a module before it is loaded with every one of them. */
const SHARED_BY = 11;

interface ChunkGroup {
  name: string;
  /** The higher one takes a module that both could have. */
  priority: number;
  /** By how many entries a module has to be needed. */
  minShareCount?: number;
  test: (id: string) => boolean;
}

// Loaded with the first of their kind, so they must not be part of what every screen loads.
const MENU = /\/node_modules\/(@floating-ui|@radix-ui\/react-(menu|popper|dropdown-menu|arrow))\//;
const DIALOG =
  /\/node_modules\/(@radix-ui\/react-((alert-)?dialog|focus-scope|focus-guards|dismissable-layer|portal)|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)\//;

/** The modules that are needed first: for every screen, for signing in, for the frame of a signed-in user. */
const STARTS = {
  application: ['src/app/main.tsx'],
  forms: ['src/screens/login-screen.tsx', 'src/screens/register-screen.tsx'],
  frame: ['src/app/signed-in.tsx'],
} as const;

type Start = keyof typeof STARTS;

/**
 * Puts shared modules together in a few files. Left alone, the bundler makes one for each set of screens that share
 * something: more than sixty for the dashboard, and on a slow connection the headers of each cost as much as its content.
 */
export function fewChunks(): { plugin: Plugin; groups: ChunkGroup[] } {
  const reached: Record<Start, Set<string>> = { application: new Set(), forms: new Set(), frame: new Set() };
  const only = (id: string, start: Start, ...earlier: Start[]) =>
    reached[start].has(id) && earlier.every((other) => !reached[other].has(id));
  return {
    plugin: {
      name: 'few-chunks',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        for (const [start, ends] of Object.entries(STARTS)) {
          // The keys are those of STARTS.
          const set = reached[start as Start];
          const waiting = ids.filter((id) => ends.some((end) => id.endsWith(`/${end}`)));
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (set.has(id)) continue;
            set.add(id);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      },
    },
    groups: [
      { name: 'menu', priority: 4, test: (id: string) => MENU.test(id) },
      { name: 'dialog', priority: 4, test: (id: string) => DIALOG.test(id) },
      { name: 'form-state', priority: 4, test: (id: string) => id.includes('/node_modules/react-hook-form/') },
      { name: 'forms', priority: 3, minShareCount: 8, test: (id: string) => only(id, 'forms', 'application') },
      { name: 'frame', priority: 2, test: (id: string) => only(id, 'frame', 'application', 'forms') },
      {
        name: 'garden',
        priority: 1,
        minShareCount: SHARED_BY,
        test: (id: string) => Object.values(reached).every((set) => !set.has(id)),
      },
    ],
  };
}
