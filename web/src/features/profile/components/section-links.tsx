interface SectionLinksProps {
  sections: readonly { id: string; title: string }[];
}

/** The sections of the page, at its side where there is room for it. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections of this page" className="sticky top-28 hidden desk:block">
      <ul className="border-line border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block rounded-r-field border-transparent border-l-2 px-4 py-2.5 font-medium text-ink-soft transition-colors hover:border-leaf hover:bg-moss-soft/60 hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
