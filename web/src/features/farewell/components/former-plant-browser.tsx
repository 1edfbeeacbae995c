import type { Plant } from '@plantcare/contract/plants.ts';
import { useMemo, useState } from 'react';
import { fold, foldedWords } from '@/lib/browse/fold.ts';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { FormerPlantList } from './former-plant-list.tsx';

/** With fewer plants a search is only in the way. */
const SEARCHED_FROM = 8;

/** All former plants, with a search over names, species and the words of farewell where there are many. */
export function FormerPlantBrowser({ plants }: { plants: readonly Plant[] }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => matching(plants, search), [plants, search]);
  if (plants.length === 0) {
    return (
      <EmptyState
        drawing={<Sprout />}
        title="No former plants"
        text="When a plant dies or moves to somebody else, say farewell on its page. Its photos and its diary are kept here."
      />
    );
  }
  return (
    <>
      {plants.length >= SEARCHED_FROM && (
        <SearchBox
          label="Search former plants"
          placeholder="Name, species or words"
          value={search}
          onType={setSearch}
          onLeave={() => undefined}
          className="mb-5 max-w-md"
        />
      )}
      <p className="sr-only" role="status">
        {found.length} of {plants.length} plants
      </p>
      {found.length > 0 ? (
        <FormerPlantList plants={found} />
      ) : (
        <EmptyState drawing={<SearchFern />} title="No former plants match your search" />
      )}
    </>
  );
}

function matching(plants: readonly Plant[], search: string): readonly Plant[] {
  const words = foldedWords(search);
  return plants.filter(({ name, species, farewell }) => {
    const text = fold([name, species ?? '', farewell?.note ?? ''].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
