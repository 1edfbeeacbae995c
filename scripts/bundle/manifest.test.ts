import { describe, expect, it } from 'vitest';
import { filesOfFirstLoad, isLazy } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/theme.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js', 'index.html'] },
  '_chart.js': { file: 'assets/chart.js', css: ['assets/chart.css'] },
  'src/screens/diary-list-screen.tsx': { file: 'assets/diary.js', isDynamicEntry: true, imports: ['_button.js'] },
  'src/screens/login-screen.tsx': { file: 'assets/login.js', isDynamicEntry: true, imports: ['_chart.js'] },
};

describe('filesOfFirstLoad', () => {
  it('lists each script and style sheet once that the modules import, at any depth and in cycles', () => {
    expect(filesOfFirstLoad(manifest, ['index.html', 'src/screens/diary-list-screen.tsx']).sort()).toEqual([
      'assets/button.js',
      'assets/diary.js',
      'assets/main.js',
      'assets/react.js',
      'assets/theme.css',
    ]);
  });

  it('refuses a build without one of the modules', () => {
    expect(() => filesOfFirstLoad({}, ['index.html'])).toThrow('no chunk of this name: index.html');
  });
});

describe('isLazy', () => {
  it('distinguishes a separate chunk from a module inside of the entry', () => {
    expect(isLazy(manifest, 'src/screens/login-screen.tsx')).toBe(true);
    expect(isLazy(manifest, 'src/screens/about-screen.tsx')).toBe(false);
  });
});
