/** The first link in the tab order: it skips the navigation and leads to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="target -translate-y-24 fixed top-2 left-2 z-50 inline-flex items-center rounded-full bg-leaf px-5 font-semibold text-on-leaf focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
