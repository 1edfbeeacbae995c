import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf, multipartOf, requestOf } from '@/lib/api/request.ts';

describe('the address of a call', () => {
  it('is below /api, with its parameters filled in and escaped', () => {
    expect(addressOf('/weather/city/:city', { params: { city: 'São Paulo/2' } })).toBe(
      '/api/weather/city/S%C3%A3o%20Paulo%2F2',
    );
  });

  it('contains the query without missing values', () => {
    expect(addressOf('/notifications', { query: { page: 1, unreadOnly: false, type: null, from: undefined } })).toBe(
      '/api/notifications?page=1&unreadOnly=false',
    );
  });
});

describe('a multipart body', () => {
  it('leaves out null and undefined, and keeps what is empty', () => {
    const body = multipartOf({ name: 'Fern', species: null, location: undefined, notes: '' }, 'photo', []);
    expect([...body.entries()]).toEqual([
      ['name', 'Fern'],
      ['notes', ''],
    ]);
  });

  it('contains the photo under the name of the endpoint', () => {
    const photo = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
    expect(multipartOf({}, 'photo', [photo]).get('photo')).toBeInstanceOf(File);
  });

  it('contains an empty photo, which removes the stored one', () => {
    expect(multipartOf({}, 'photo', ['']).get('photo')).toBe('');
  });
});

describe('a request', () => {
  it('contains several photos under one name', () => {
    const photos = ['leaf', 'flower'].map((name) => new File([name], `${name}.jpg`));
    const { body } = requestOf(
      { method: 'POST', form: z.object({}), photos: { name: 'image', max: 5 } },
      { form: { plant: null }, photos },
    );
    expect(body instanceof FormData && [...body.entries()].map(([name]) => name)).toEqual(['image', 'image']);
  });

  it('contains the token and the type of a JSON body', () => {
    const { headers, body } = requestOf({ method: 'POST' }, { json: { name: 'Fern' } }, { token: 'secret' });
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toBe('{"name":"Fern"}');
  });

  it('has no content type without a body', () => {
    const { headers, body } = requestOf({ method: 'DELETE' }, {});
    expect(headers.has('content-type')).toBe(false);
    expect(headers.has('authorization')).toBe(false);
    expect(body).toBeUndefined();
  });
});
