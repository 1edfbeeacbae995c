/** A source may name where it stands: "Snake plant, Missouri Botanical Garden (https://…) (light)". */
const ADDRESS = /https?:\/\/(?:[^\s()]|\([^\s()]*\))+/;

export function SourceList({ sources }: { sources: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm [overflow-wrap:anywhere]">
      {sources.map((source) => (
        <li key={source}>
          <Source text={source} />
        </li>
      ))}
    </ul>
  );
}

function Source({ text }: { text: string }) {
  const address = ADDRESS.exec(text)?.[0];
  if (address === undefined) return text;
  const [before, ...after] = text.split(address);
  return (
    <>
      {before}
      <a href={address} target="_blank" rel="noreferrer" className="text-leaf-deep underline underline-offset-2">
        {address.replace(/^https?:\/\//, '')}
      </a>
      {after.join(address)}
    </>
  );
}
