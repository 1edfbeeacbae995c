// Zod compiles its checks where it may. The content policy forbids that, and each attempt would count as a violation.
globalThis.__zod_globalConfig = { jitless: true };

// Shows the chosen theme before the first paint; src/lib/page/theme.ts takes over from here.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: follow the system.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = chosen === 'dark' || (chosen !== 'light' && systemIsDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
