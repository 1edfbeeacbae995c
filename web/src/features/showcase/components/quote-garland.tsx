import { classes } from '@/lib/classes.ts';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { type GardenQuote, gardenQuotes } from '../garden-quotes.ts';

export function QuoteGarland() {
  const [first, ...others] = gardenQuotes;
  return (
    <section
      aria-labelledby="quotes"
      className="rounded-[2rem] bg-grove px-6 py-12 text-on-grove desk:px-14 desk:py-16"
    >
      <div className="flex items-center gap-4">
        <Sprout className="w-14 shrink-0" />
        <h2 id="quotes" className="text-[1.9rem] desk:text-[2.5rem]">
          Said among the beds
        </h2>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 sm:grid-cols-2">
        <Quotation quote={first} large />
        {others.map((quote) => (
          <Quotation key={quote.work} quote={quote} />
        ))}
      </div>
    </section>
  );
}

function Quotation({ quote, large = false }: { readonly quote: GardenQuote; readonly large?: boolean }) {
  return (
    <figure className={classes('border-l-2 border-on-grove-soft/40 pl-5', large && 'sm:col-span-2')}>
      <blockquote
        className={classes(
          'font-display leading-snug text-balance',
          large ? 'text-[1.6rem] desk:text-[2.1rem]' : 'text-xl desk:text-2xl',
        )}
      >
        “{quote.text}”
      </blockquote>
      <figcaption className="mt-3 text-on-grove-soft">
        {quote.author}, <cite>{quote.work}</cite>, {quote.year}
      </figcaption>
    </figure>
  );
}
