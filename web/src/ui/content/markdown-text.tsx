import Text, { type Components } from 'react-markdown';
import { Link } from 'react-router';

/** Headings are below those of the page that shows the text. */
const COMPONENTS: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  a: ({ href, children }) =>
    isInternal(href) ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    ),
};

/** A page of this application. `//host` and `/\host` are other sites. */
function isInternal(href: string | undefined): href is string {
  return href !== undefined && /^\/(?![/\\])/.test(href);
}

/** The elements of a Markdown text. HTML is left out and images are not loaded, because a model may have written it. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Text skipHtml disallowedElements={['img']} components={COMPONENTS}>
      {text}
    </Text>
  );
}
