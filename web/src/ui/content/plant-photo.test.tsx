import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlantPhoto } from './plant-photo.tsx';

const inList = <PlantPhoto photoUrl={null} name="Fern" species="Nephrolepis exaltata" sizes="7.5rem" />;

it('first takes the room of a drawing in a list, and then draws it', () => {
  expect(renderToStaticMarkup(inList)).not.toContain('<svg');
  expect(render(inList).container.querySelector('svg')).not.toBeNull();
});

it('draws a single plant at once', () => {
  expect(renderToStaticMarkup(<PlantPhoto photoUrl={null} name="Fern" />)).toContain('<svg');
});
