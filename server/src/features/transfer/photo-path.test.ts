import { expect, test } from 'vitest';
import { photoPath } from './photo-path.ts';

const id = '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

test.each([
  ['Boston fern', 'photos/plants/Boston-fern-7c8d9e0f1a2b.webp'],
  ['../../etc/passwd', 'photos/plants/etc-passwd-7c8d9e0f1a2b.webp'],
  ['C:\\CON', 'photos/plants/C-CON-7c8d9e0f1a2b.webp'],
  ['Grünlilie 🌿', 'photos/plants/Grünlilie-7c8d9e0f1a2b.webp'],
  ['🌿', 'photos/plants/plant-7c8d9e0f1a2b.webp'],
])('the photo of a plant named %j is %s', (plant, path) => {
  expect(photoPath({ id, plant })).toBe(path);
});

test('a photo of the diary has its day in its name', () => {
  const date = '2026-05-01T08:30:00.000Z';
  expect(photoPath({ id, plant: 'Fern', date })).toBe('photos/diary/2026-05-01-Fern-7c8d9e0f1a2b.webp');
});
