import { describe, expect, it } from 'vitest';
import { isLazy, scriptsOfFirstLoad } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js', 'index.html'] },
  '_chart.js': { file: 'assets/chart.js' },
  'src/ui/fonts.css': { file: 'assets/fonts.css' },
  'src/screens/landing-screen.tsx': { file: 'assets/landing.js', isDynamicEntry: true, imports: ['_button.js'] },
  'src/screens/login-screen.tsx': { file: 'assets/login.js', isDynamicEntry: true, imports: ['_chart.js'] },
};

describe('scriptsOfFirstLoad', () => {
  it('lists each script once that the entry and the screen import, at any depth and in cycles', () => {
    expect(scriptsOfFirstLoad(manifest, 'src/screens/landing-screen.tsx').sort()).toEqual([
      'assets/button.js',
      'assets/landing.js',
      'assets/main.js',
      'assets/react.js',
    ]);
  });

  it('is only the entry if the screen is part of it', () => {
    expect(scriptsOfFirstLoad(manifest, 'src/screens/about-screen.tsx')).toEqual(['assets/main.js', 'assets/react.js']);
  });

  it('refuses a build without an entry', () => {
    expect(() => scriptsOfFirstLoad({}, 'src/screens/landing-screen.tsx')).toThrow('no entry');
  });
});

describe('isLazy', () => {
  it('distinguishes a separate chunk from a module inside of the entry', () => {
    expect(isLazy(manifest, 'src/screens/login-screen.tsx')).toBe(true);
    expect(isLazy(manifest, 'src/screens/about-screen.tsx')).toBe(false);
  });
});
