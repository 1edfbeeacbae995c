import {
  matchSpecies,
  type Species,
  type SpeciesChoice,
  type SpeciesSummary,
  searchSpecies,
} from '@plantcare/contract/species.ts';
import type { Units } from '@plantcare/contract/units.ts';
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import { useUnits } from '@/lib/units/units.ts';
import type { SpeciesSearch } from '@/ui/controls/species-field.tsx';

const keys = {
  search: (text: string) => [...areaKeys.species, 'search', text],
  match: (name: string, units: Units) => [...areaKeys.species, 'match', name, units],
  choices: (name: string) => [...areaKeys.species, 'choices', name],
};

/** One letter begins the names of half the garden. */
const SHORTEST_SEARCH = 2;
const MOST_SUGGESTIONS = 8;
const TYPING_PAUSE_MS = 150;

// What is known of plants does not change while a page is open.
const lasting = { staleTime: Number.POSITIVE_INFINITY } as const;

async function pauseForTyping(signal: AbortSignal): Promise<void> {
  await new Promise((resume) => setTimeout(resume, TYPING_PAUSE_MS));
  signal.throwIfAborted(); // another letter was typed meanwhile
}

async function findSpecies(text: string, signal: AbortSignal): Promise<SpeciesSummary[]> {
  await pauseForTyping(signal);
  return call(searchSpecies, { query: { q: text, limit: MOST_SUGGESTIONS } }, { signal });
}

/** What a `SpeciesField` suggests. Until the next answer is there the last one stays; without one, free text does. */
export function useSpeciesSearch(): SpeciesSearch {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const asks = text.length >= SHORTEST_SEARCH;
  const { data, isFetching } = useQuery({
    queryKey: keys.search(text.toLowerCase()),
    queryFn: asks ? ({ signal }) => findSpecies(text, signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    ...lasting,
  });
  return {
    look: setTyped,
    found: asks ? (data ?? []) : [],
    choices: useSpeciesChoices(asks ? text : null),
    looking: isFetching,
  };
}

/** The plants that an ambiguous name may mean; none for a name of one plant, and until they are known. */
function useSpeciesChoices(name: string | null): readonly SpeciesChoice[] {
  const { data } = useQuery({
    queryKey: keys.choices(name?.toLowerCase() ?? ''),
    queryFn:
      name === null
        ? skipToken
        : async ({ signal }) => {
            await pauseForTyping(signal);
            return (await call(matchSpecies, { query: { name } }, { signal })).choices;
          },
    retry: false,
    ...lasting,
  });
  return name === null ? [] : (data ?? []);
}

/** The record of the plant that a name stands for, or of its genus or family; null when nothing known is named. */
export function useSpeciesMatch(name: string | null) {
  const units = useUnits();
  return useQuery(name === null ? { queryKey: keys.match('', units), queryFn: skipToken } : matchQuery(name, units));
}

/** Finds the record of a plant when its name is known at last; null when there is none, or it cannot be loaded. */
export function useLoadSpecies(): (name: string) => Promise<Species | null> {
  const client = useQueryClient();
  const units = useUnits();
  return async (name) => {
    try {
      return (await client.fetchQuery(matchQuery(name, units)))?.species ?? null;
    } catch {
      return null; // It only fills in what the gardener can type.
    }
  };
}

function matchQuery(name: string, units: Units) {
  return queryOptions({
    queryKey: keys.match(name, units),
    queryFn: async ({ signal }) => (await call(matchSpecies, { query: { name } }, { signal })).match,
    ...lasting,
  });
}
