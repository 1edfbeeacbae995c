const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser as people have it. */
export const chromium = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args };

/** The same engine without a window where it is installed, which is quicker; it knows no notifications. */
export const headlessShell = { executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium.executablePath, args };
