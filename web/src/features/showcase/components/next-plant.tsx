import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';

export function NextPlant() {
  return (
    <section
      aria-labelledby="next-plant"
      className="flex flex-col items-center gap-8 rounded-[2rem] bg-sun-soft px-6 py-10 text-center desk:flex-row desk:justify-center desk:gap-16 desk:py-14 desk:text-left"
    >
      <EmptyShelf className="w-64 max-w-full desk:w-80" />
      <div className="max-w-md">
        <h2 id="next-plant" className="text-[1.9rem] desk:text-[2.5rem]">
          There is room on the shelf
        </h2>
        <p className="mt-3 text-lg">Add your next plant: a name is enough to start, a photo can follow.</p>
        <ButtonLink to={paths.addPlant} size="lg" className="mt-6">
          Add a Plant
        </ButtonLink>
      </div>
    </section>
  );
}
