import type { Plugin } from 'vite';

interface ChunkGroup {
  name: string;
  /** The higher one takes a module that both could have. */
  priority: number;
  test: (id: string) => boolean;
}

// Loaded with the first of their kind, so they must not be part of what every screen loads.
const MENU = /\/node_modules\/(@floating-ui|@radix-ui\/react-(menu|popper|dropdown-menu|arrow))\//;
const DIALOG =
  /\/node_modules\/(@radix-ui\/react-((alert-)?dialog|focus-scope|focus-guards|dismissable-layer|portal)|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)\//;

/** What nearly every form with a photo or a check needs; each module is too small for a file of its own. */
const FORM_CHECKS = /\/src\/lib\/(schemas\/(actual|form-resolver|issues-of)|browse\/fits)\.ts$/;
const PHOTO_FIELD = /\/src\/ui\/(controls\/photo-picker|content\/photo-well)\.tsx$/;

const DRAWING = /\/src\/ui\/drawings\//;

const ON_DEMAND = /\/node_modules\/(react-hook-form|radix-ui|@radix-ui|@floating-ui)\//;

/** The modules that are needed first: for every screen, for signing in, for the frame of a signed-in user. */
const STARTS = {
  application: ['src/app/main.tsx'],
  forms: ['src/screens/login-screen.tsx', 'src/screens/register-screen.tsx'],
  frame: ['src/app/signed-in.tsx'],
} as const;

type Start = keyof typeof STARTS;

const SCREEN = /\/src\/screens\/[\w-]+-screen\.tsx$/;
const VISITORS = /\/(landing|login|register|forgot-password|mailed-link|not-found)-screen\.tsx$/;
const LISTS = /\/(plant-list|diary-list|reminders)-screen\.tsx$/;

/** So many screens of a garden share a module of any size before it is loaded with every one of them. */
const SHARED_BY = 5;
/** A module of fewer characters costs less than a request of its own does. */
const SMALL = 1400;

/** How many screens of a garden, and parts that are loaded on demand, need a module. */
interface Users {
  screens: number;
  lists: number;
  others: number;
}

const NOBODY: Users = { screens: 0, lists: 0, others: 0 };

/**
 * Puts shared modules together in a few files. Left alone, the bundler makes one for each set of screens that share
 * something: more than sixty for the dashboard, and on a slow connection each costs a sixth of a round trip.
 */
export function fewChunks(): { plugin: Plugin; groups: ChunkGroup[] } {
  const reached: Record<Start, Set<string>> = { application: new Set(), forms: new Set(), frame: new Set() };
  const users = new Map<string, Users>();
  const usersOf = (id: string) => users.get(id) ?? NOBODY;
  const isAtHand = (id: string) => reached.application.has(id) || reached.frame.has(id);
  const isIcon = (id: string) => id.includes('/lucide-react/');
  let garden = new Set<string>();
  let drawings = new Set<string>();
  return {
    plugin: {
      name: 'few-chunks',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const reachedFrom = (starts: readonly string[]) => {
          const set = new Set<string>();
          const waiting = [...starts];
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (set.has(id)) continue;
            set.add(id);
            waiting.push(...importsOf(id));
          }
          return set;
        };
        for (const [start, ends] of Object.entries(STARTS)) {
          // The keys are those of STARTS.
          reached[start as Start] = reachedFrom(ids.filter((id) => ends.some((end) => id.endsWith(`/${end}`))));
        }
        for (const id of ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)) {
          const isOfGarden = SCREEN.test(id) && !VISITORS.test(id);
          for (const needed of reachedFrom([id])) {
            const before = usersOf(needed);
            users.set(needed, {
              screens: before.screens + Number(isOfGarden),
              lists: before.lists + Number(LISTS.test(id)),
              others: before.others + Number(!isOfGarden),
            });
          }
        }
        const isShared = (id: string) => {
          const { screens, others } = usersOf(id);
          const isSmall = (this.getModuleInfo(id)?.code?.length ?? 0) < SMALL;
          return screens >= SHARED_BY || (isSmall && screens > 1) || (isIcon(id) && screens + others > 1);
        };
        garden = new Set(ids.filter((id) => !isAtHand(id) && !ON_DEMAND.test(id) && isShared(id)));
        // What needs more than the shared file has would bring that along to every screen.
        for (let before = -1; before !== garden.size; ) {
          before = garden.size;
          garden = new Set(
            [...garden].filter((id) => importsOf(id).every((next) => garden.has(next) || isAtHand(next))),
          );
        }
        // Most screens show plants, and some none.
        const isDrawing = (id: string) => DRAWING.test(id) && !isAtHand(id) && !reached.forms.has(id);
        drawings = new Set([...garden].filter((id) => [...reachedFrom([id])].some(isDrawing)));
      },
    },
    groups: [
      { name: 'menu', priority: 5, test: (id) => MENU.test(id) },
      { name: 'dialog', priority: 5, test: (id) => DIALOG.test(id) },
      { name: 'form-state', priority: 5, test: (id) => id.includes('/node_modules/react-hook-form/') },
      { name: 'form-checks', priority: 5, test: (id) => FORM_CHECKS.test(id) },
      { name: 'photo-field', priority: 5, test: (id) => PHOTO_FIELD.test(id) },
      // The landing page has the style sheet too, and none of the scripts.
      { name: 'application', priority: 4, test: (id) => reached.application.has(id) && !id.endsWith('.css') },
      { name: 'frame', priority: 3, test: (id) => reached.frame.has(id) },
      { name: 'forms', priority: 2, test: (id) => garden.has(id) && reached.forms.has(id) },
      { name: 'drawings', priority: 2, test: (id) => drawings.has(id) },
      { name: 'garden', priority: 1, test: (id) => garden.has(id) },
      {
        name: 'lists',
        priority: 0,
        test: (id) => usersOf(id).lists > 1 && usersOf(id).lists === usersOf(id).screens,
      },
    ],
  };
}
