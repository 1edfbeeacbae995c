interface SectionLinksProps {
  sections: readonly { id: string; title: string }[];
}

/** The sections of the page: at its side where there is room for it, else in a row at the top that scrolls sideways. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav
      aria-label="Sections of this page"
      className="sticky top-[calc(var(--top-bar)+env(safe-area-inset-top))] z-20 -mx-4 mb-3 bg-paper/95 py-2 backdrop-blur-sm desk:top-28 desk:mx-0 desk:mb-0 desk:py-0"
    >
      <ul className="flex gap-2 overflow-x-auto border-line px-4 [scrollbar-width:none] desk:block desk:border-l desk:px-0">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="target inline-flex items-center rounded-full border border-line-strong/60 bg-sheet px-4 font-medium text-ink-soft transition-colors hover:border-leaf hover:bg-moss-soft/60 hover:text-ink desk:-ml-px desk:flex desk:rounded-none desk:rounded-r-field desk:border-0 desk:border-transparent desk:border-l-2 desk:bg-transparent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
