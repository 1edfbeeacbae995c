import { onTestFinished } from 'vitest';

type Where = { latitude: number; longitude: number } | 'denied';

/** Simulates a browser that gives its location or refuses, without asking. */
export function locateAt(where: Where): void {
  const geolocation = {
    getCurrentPosition: (
      succeed: (found: { coords: object }) => void,
      fail: (problem: { code: number; PERMISSION_DENIED: number }) => void,
    ) => (where === 'denied' ? fail({ code: 1, PERMISSION_DENIED: 1 }) : succeed({ coords: where })),
  };
  const permissions = { query: async () => ({ state: where === 'denied' ? 'denied' : 'granted' }) };
  Object.assign(navigator, { geolocation, permissions });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });
}
