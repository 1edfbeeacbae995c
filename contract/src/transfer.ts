import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const downloadData = endpoint({
  method: 'GET',
  path: '/export',
  area: 'Your data',
  summary: 'Everything of this account as a ZIP file: JSON, a CSV file per table, and the photos',
  access: 'signed-in',
  file: 'application/zip',
  response: z.unknown(),
});
