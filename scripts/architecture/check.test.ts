import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkArchitecture } from './check.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The problems that the check finds in a tree of these files, as `file: problem`. */
function problemsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'architecture-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return checkArchitecture(root).map(({ file, wrong }) => `${file}: ${wrong}`);
}

describe('the web app', () => {
  it('may import inwards, by alias and by relative path', () => {
    expect(
      problemsIn({
        'web/src/app/main.tsx': "const screen = import('@/screens/plant-list-screen.tsx');",
        'web/src/screens/plant-list-screen.tsx': "import { usePlants } from '../features/plants/api.ts';",
        'web/src/layouts/top-bar.tsx': "import { UserMenu } from '@/features/auth/components/user-menu.tsx';",
        'web/src/features/dashboard/counters.tsx': "import { usePlants } from '@/features/plants/api.ts';",
        'web/src/features/plants/api.ts': "import { listPlants } from '@plantcare/contract/plants.ts';",
        'web/src/ui/card.tsx': "import { classes } from '@/lib/classes.ts'; export const Card = () => <div />;",
      }),
    ).toEqual([]);
  });

  it.each([
    ['a static import', "import { paths } from '@/app/router.tsx';"],
    ['a type import', "import type { Route } from '../app/router.tsx';"],
    ['a type named in place', "export type Route = import('@/app/router.tsx').Route;"],
    ['a lazy import', "const router = import('@/app/router.tsx');"],
    ['a re-export', "export { router } from '@/app/router.tsx';"],
    ['a re-export of everything', "export * from '@/app/router.tsx';"],
  ])('may not import outwards by %s', (_, text) => {
    expect(problemsIn({ 'web/src/lib/paths.ts': text })).toEqual([
      'web/src/lib/paths.ts: imports web/src/app/router.tsx',
    ]);
  });

  it('may not reach into another feature', () => {
    expect(
      problemsIn({
        'web/src/features/diary/entry.tsx': "import { PlantRow } from '@/features/plants/components/row.tsx';",
      }),
    ).toEqual(['web/src/features/diary/entry.tsx: reaches into web/src/features/plants/components/row.tsx']);
  });

  it('may import the support for component tests only in its tests', () => {
    expect(
      problemsIn({
        'web/src/ui/card.test.tsx': "import { renderApp } from '@test/render.tsx';",
        'web/src/ui/card.tsx': "import { renderApp } from '@test/render.tsx';",
      }),
    ).toEqual(['web/src/ui/card.tsx: imports web/test/render.tsx']);
  });

  it('may not have files outside of the layers', () => {
    expect(problemsIn({ 'web/src/hooks/use-plants.ts': '' })).toEqual([
      'web/src/hooks/use-plants.ts: belongs to no layer',
    ]);
  });

  it('may not import the server', () => {
    expect(problemsIn({ 'web/src/lib/call.ts': "import '../../../server/src/failure.ts';" })).toEqual([
      'web/src/lib/call.ts: imports server/src/failure.ts',
    ]);
  });
});

describe('the server', () => {
  it('may import from routes to service to repository, and another feature by its service', () => {
    expect(
      problemsIn({
        'server/src/app.ts': "import { plantRoutes } from './features/plants/plants.routes.ts';",
        'server/src/context.ts': "import { createPlantService } from './features/plants/plants.service.ts';",
        'server/src/tables.ts': "import type { PlantTable } from './features/plants/plants.table.ts';",
        'server/src/features/plants/plants.routes.ts': "import type { PlantService } from './plants.service.ts';",
        'server/src/features/plants/plants.service.ts': [
          "import type { PhotoService } from '../photos/photos.service.ts';",
          "import { ageNow } from './plant-age.ts';",
          "import { plantsOf } from './plants.repository.ts';",
        ].join('\n'),
        'server/src/features/plants/plant-age.ts': '',
        'server/src/features/plants/plant-age.test.ts': "import { ageNow } from './plant-age.ts';",
        'server/src/features/plants/plants.repository.ts': "import type { PlantTable } from './plants.table.ts';",
      }),
    ).toEqual([]);
  });

  it.each([
    ['plants.repository.ts', 'plants.service.ts'],
    ['plants.service.ts', 'plants.routes.ts'],
    ['plants.routes.ts', 'plants.repository.ts'],
    ['plants.table.ts', 'plants.repository.ts'],
  ])('may not import from %s to %s', (from, to) => {
    expect(problemsIn({ [`server/src/features/plants/${from}`]: `import '../plants/${to}';` })).toEqual([
      `server/src/features/plants/${from}: imports server/src/features/plants/${to}`,
    ]);
  });

  it("may not reach into another feature's repository", () => {
    const text = "import { photosOf } from '../photos/photos.repository.ts';";
    expect(problemsIn({ 'server/src/features/plants/plants.service.ts': text })).toEqual([
      'server/src/features/plants/plants.service.ts: reaches into server/src/features/photos/photos.repository.ts',
    ]);
  });

  it.each(['http/errors.ts', 'db/migrate.ts', 'jobs/worker.ts', 'clock.ts'])(
    'may not import a feature in %s',
    (file) => {
      const text = `import '${file.includes('/') ? '..' : '.'}/features/plants/plants.service.ts';`;
      expect(problemsIn({ [`server/src/${file}`]: text })).toEqual([
        `server/src/${file}: imports server/src/features/plants/plants.service.ts`,
      ]);
    },
  );

  it('may import only the routes of a feature in app.ts', () => {
    const text = "import './features/plants/plants.repository.ts';";
    expect(problemsIn({ 'server/src/app.ts': text })).toEqual([
      'server/src/app.ts: imports server/src/features/plants/plants.repository.ts',
    ]);
  });

  it.each([
    ['knowledge/plants.ts', 'horticulture/wording.ts'],
    ['horticulture/diagnosis/rank.ts', 'engines/engine.ts'],
    ['horticulture/climate/advice.ts', 'http/mount.ts'],
    ['engines/fallback.ts', 'engines/embedded/embedded-engine.ts'],
    ['engines/local-model/identify.ts', 'engines/embedded/photo/measure.ts'],
  ])('may not import upwards or sideways from %s to %s', (from, to) => {
    const up = '../'.repeat(from.split('/').length - 1);
    expect(problemsIn({ [`server/src/${from}`]: `import '${up}${to}';` })).toEqual([
      `server/src/${from}: imports server/src/${to}`,
    ]);
  });

  it('may import an engine only through the registry', () => {
    const text = "import { measurePhoto } from '../../engines/embedded/photo/plant-photo.ts';";
    expect(problemsIn({ 'server/src/features/recovery/recovery.service.ts': text })).toEqual([
      'server/src/features/recovery/recovery.service.ts: imports server/src/engines/embedded/photo/plant-photo.ts',
    ]);
    expect(problemsIn({ 'server/src/engines/registry.ts': "import './embedded/embedded-engine.ts';" })).toEqual([]);
  });

  it.each(['plants.controller.ts', 'photos.service.ts', 'parts/plants.service.ts'])(
    'may not have a file %s in a feature',
    (name) => {
      const file = `server/src/features/plants/${name}`;
      expect(problemsIn({ [file]: '' })).toEqual([`${file}: is of no kind that a feature has`]);
    },
  );

  it.each(['const port = process.env.PORT;', "import { env } from 'node:process';"])(
    'may read the environment only in its config: %s',
    (text) => {
      expect(problemsIn({ 'server/src/storage.ts': text, 'server/src/config.ts': text })).toEqual([
        'server/src/storage.ts: reads process.env',
      ]);
    },
  );
});

describe('the contract', () => {
  it('may import zod and itself, and nothing else', () => {
    expect(
      problemsIn({
        'contract/src/plants.ts':
          "import { z } from 'zod'; import { endpoint } from './endpoint.ts'; import 'node:fs';",
        'contract/src/plants.test.ts': "import { it } from 'vitest';",
      }),
    ).toEqual(['contract/src/plants.ts: imports node:fs']);
  });
});

describe('the names of files', () => {
  it.each(['web/src/lib/utils.ts', 'web/src/ui/date-helpers.ts', 'e2e/support/common.ts', 'contract/src/index.ts'])(
    'may not be %s',
    (file) => {
      expect(problemsIn({ [file]: '' })).toEqual([expect.stringContaining(`${file}: the name "`)]);
    },
  );

  it('may contain such a word as a part of a longer one', () => {
    expect(problemsIn({ 'web/src/lib/database.ts': '', 'web/src/lib/indexed-list.ts': '' })).toEqual([]);
  });
});
