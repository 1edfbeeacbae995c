/** Vite's manifest of the build, by the path of each source. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files that a browser loads to show these modules: their chunks, what these import, and their style sheets. */
export function filesOfFirstLoad(manifest: Manifest, modules: readonly string[]): string[] {
  const waiting = [...modules];
  const reached = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build lists no chunk of this name: ${name}`);
    waiting.push(...(chunk.imports ?? []));
  }
  const chunks = [...reached].flatMap((name) => manifest[name] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
}

/** Whether `screen` is loaded only when it is opened. */
export function isLazy(manifest: Manifest, screen: string): boolean {
  return manifest[screen]?.isDynamicEntry === true;
}
