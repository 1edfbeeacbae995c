import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const base = process.argv[2], out = '/tmp/shots/s23'; mkdirSync(out, { recursive: true });
const [email, password, todo] = [process.argv[3], process.argv[4], JSON.parse(process.argv[5])];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] });
for (const scheme of (process.argv[6] ?? 'light,dark').split(',')) for (const [kind, opts] of [['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }], ['desk', { viewport: { width: 1280, height: 800 } }]]) {
  const ctx = await browser.newContext({ ...opts, colorScheme: scheme, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(kind, scheme, page.url(), m.text()); });
  page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message));
  await page.goto(base + '/login'); await page.getByLabel('Email').first().fill(email); await page.locator('input[type=password]').fill(password); await page.getByRole('button', { name: /sign in/i }).first().click(); await page.waitForURL('**/dashboard');
  for (const [name, path, full] of todo) { await page.goto(base + path); await page.waitForTimeout(2500); await page.screenshot({ path: `${out}/${name}-${kind}-${scheme}.png`, fullPage: !!full }); }
  await ctx.close();
}
await browser.close();
