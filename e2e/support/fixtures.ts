import { test as base, expect } from '@playwright/test';
import { Garden } from './garden.ts';
import { type Gardener, registerGardener, startSession } from './gardener.ts';
import { drawPhoto, type Photo } from './photo.ts';

interface TestFixtures {
  /** Fails a journey in which a page did what the content policy forbids. */
  contentPolicy: undefined;
  /** The page begins signed in, in an account of the test's own. */
  gardener: Gardener;
  /** What grows in that account, planted by calls. */
  garden: Garden;
}

interface WorkerFixtures {
  /** Two pictures as a camera would give them: one upright, one lying. */
  photos: { readonly upright: Photo; readonly lying: Photo };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  contentPolicy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const note: unknown = Reflect.get(globalThis, 'noteViolation');
          if (typeof note === 'function')
            note([effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(' '));
        });
      });
      await use(undefined);
      expect(violations, 'what the content policy forbids').toEqual([]);
    },
    { auto: true },
  ],
  gardener: async ({ page, request, timezoneId }, use) => {
    const gardener = await registerGardener(request, timezoneId);
    await startSession(page, gardener);
    await use(gardener);
  },
  garden: async ({ gardener, request }, use) => use(new Garden(request, gardener.token)),
  photos: [
    async ({ browser }, use) => {
      // A phone's fine screen would double the pixels.
      const page = await browser.newPage({ deviceScaleFactor: 1 });
      const upright = await drawPhoto(page, 'monstera.jpg', { width: 300, height: 400 });
      const lying = await drawPhoto(page, 'window.jpg', { width: 400, height: 300 });
      await page.close();
      await use({ upright, lying });
    },
    { scope: 'worker' },
  ],
});

export { expect };
