import { describe, expect, it } from 'vitest';
import { addressOf, browsingFrom } from './browse-address.ts';

const ALL = {
  search: '',
  place: '',
  location: '',
  health: '',
  size: '',
  due: '',
  sort: 'added',
  direction: 'desc',
} as const;

describe('the address of the plant list', () => {
  it('has no query when nothing is chosen', () => {
    expect(addressOf(ALL).toString()).toBe('');
    expect(browsingFrom(new URLSearchParams())).toEqual(ALL);
  });

  it('is the same after writing and reading', () => {
    const chosen = {
      search: 'söft & green',
      place: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a01',
      location: '',
      health: 'needs_attention',
      size: 'small',
      due: '',
      sort: 'species',
      direction: 'desc',
    } as const;
    expect(browsingFrom(new URLSearchParams(addressOf(chosen).toString()))).toEqual(chosen);
  });

  it('leaves out the usual direction of each sort', () => {
    expect(addressOf({ ...ALL, sort: 'name', direction: 'asc' }).toString()).toBe('sort=name');
    expect(addressOf({ ...ALL, direction: 'asc' }).toString()).toBe('direction=asc');
  });

  it('ignores words it does not know', () => {
    expect(browsingFrom(new URLSearchParams('health=dead&size=huge&sort=price&direction=up&other=1'))).toEqual(ALL);
  });

  it('accepts the name of a place, as older addresses have it', () => {
    expect(browsingFrom(new URLSearchParams('location=Living%20room'))).toMatchObject({ location: 'Living room' });
  });

  it('accepts the search of the not-found page', () => {
    expect(browsingFrom(new URLSearchParams('search=snake%20plant')).search).toBe('snake plant');
  });
});
