import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './e2e/support/browsers.ts';
import { dataDir, port, weatherPort } from './e2e/support/server-under-test.ts';

// The workers load this file too, when the server is already using the folder.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // For a machine that has other things to do.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  // A machine that stood still for ten seconds is no fault of the product; what passes only then is named as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Metric units and a clock of 24 hours; a test of others chooses its own.
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: headlessShell,
    // A journey could not hold back or change what a worker loads.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      // Keys are for a desk, and what moves there moves here.
      testIgnore: /(keyboard|motion)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      // What is the same on both is tried on the phone, where it is done every day.
      testMatch: /(accessibility|keyboard|motion)\.spec\.ts/,
      grepInvert: /of an empty garden|for visitors/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: 'node_modules/.bin/node e2e/support/weather-under-test.ts',
      url: `http://127.0.0.1:${weatherPort}/v1/search?name=Bergen`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node_modules/.bin/node server/dist/main.js',
      url: `http://127.0.0.1:${port}/api/health`,
      reuseExistingServer: false,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        OPEN_METEO_FORECAST_URL: `http://127.0.0.1:${weatherPort}/v1/forecast`,
        OPEN_METEO_GEOCODING_URL: `http://127.0.0.1:${weatherPort}/v1/search`,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
