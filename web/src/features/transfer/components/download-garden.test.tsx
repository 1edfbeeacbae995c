import { json, serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DownloadGarden } from './download-garden.tsx';

const press = () => screen.getByRole('button', { name: 'Download My Data' });

it('saves the file under the name that the server gives it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="ai-plant-care-2026-05-01.zip"' };
  serve({ 'GET /export': () => new Response('zip', { headers }) });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  class BlobUrl extends URL {
    static override createObjectURL = () => 'blob:1';
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', BlobUrl);
  const { user } = renderApp(<DownloadGarden />);
  await user.click(press());
  await vi.waitFor(() => expect(saved).toEqual(['ai-plant-care-2026-05-01.zip from blob:1']));
});

it('says why there is no file', async () => {
  serve({ 'GET /export': () => json({ msg: 'Too many requests.', code: 'too_many_requests' }, 429) });
  const { user } = renderApp(<DownloadGarden />);
  await user.click(press());
  await screen.findByText('Too many requests.');
});
