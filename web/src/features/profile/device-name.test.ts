import { describe, expect, it } from 'vitest';
import { deviceName, isHandheld } from './device-name.ts';

const AGENTS = {
  'Firefox on Android': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Firefox on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Safari on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Chrome on Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Chrome on iPad':
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1',
  'Chrome on ChromeOS':
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  'Edge on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0',
  'Edge on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/138.0.0.0 Mobile/15E148 Safari/604.1',
  'Opera on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
};

describe('The name of a device', () => {
  it.each(Object.entries(AGENTS))('is "%s"', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('names the program alone when it tells of no system', () => {
    expect(deviceName('curl/8.14.1')).toBe('curl');
  });

  it('names the system alone when the browser is a stranger', () => {
    expect(deviceName('Lynx-like/2.9 (Linux)')).toBe('A browser on Linux');
  });

  it.each([null, '', 'a bot'])('stays open for %j', (userAgent) => {
    expect(deviceName(userAgent)).toBe('Unknown device');
  });
});

describe('A device is handheld', () => {
  it('when it is a phone or a tablet', () => {
    const handheld = Object.entries(AGENTS).filter(([, userAgent]) => isHandheld(userAgent));
    expect(handheld.map(([name]) => name).filter((name) => !/ on (Android|iPhone|iPad)$/.test(name))).toEqual([]);
    expect(handheld).toHaveLength(7);
  });

  it('not when nothing is known of it', () => {
    expect(isHandheld(null)).toBe(false);
  });
});
