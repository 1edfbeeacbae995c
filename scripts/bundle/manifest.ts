/** Vite's manifest of the build, by the path of each source. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The scripts that a browser loads to show `screen` first: the entry, the screen, and their static imports. */
export function scriptsOfFirstLoad(manifest: Manifest, screen: string): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entries.length === 0) throw new Error('The build has no entry');
  const wanted = [...entries, ...(manifest[screen] ? [screen] : [])];
  const reached = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build names a chunk that it does not list: ${name}`);
    wanted.push(...(chunk.imports ?? []));
  }
  const files = [...reached].flatMap((name) => manifest[name]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Whether `screen` is loaded only when it is opened. */
export function isLazy(manifest: Manifest, screen: string): boolean {
  return manifest[screen]?.isDynamicEntry === true;
}
