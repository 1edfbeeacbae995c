import type { Problem, SourceFile } from './source-files.ts';

/** From the outside in: a file may import from its own layer and from those after it. */
const LAYERS = ['app', 'screens', 'layouts', 'features', 'ui', 'lib'];

export function checkWeb(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [
    ...checkPlace(file),
    ...file.imports.flatMap(({ target }) => (target === null ? [] : checkImport(file, target))),
  ]);
}

function checkPlace({ path: file }: SourceFile): Problem[] {
  const { layer } = placeOf(file);
  if (LAYERS.includes(layer)) return [];
  return [{ file, wrong: 'belongs to no layer', remedy: `move it into one of ${LAYERS.join(', ')}` }];
}

function checkImport({ path: file, isTest }: SourceFile, target: string): Problem[] {
  if (target.startsWith('contract/src/')) return [];
  // Support for component tests, which is not part of the layers.
  if (isTest && target.startsWith('web/test/')) return [];
  if (!target.startsWith('web/src/')) {
    return [{ file, wrong: `imports ${target}`, remedy: 'the web app shares only the contract with the server' }];
  }
  const from = placeOf(file);
  const to = placeOf(target);
  if (LAYERS.indexOf(to.layer) < LAYERS.indexOf(from.layer)) {
    const remedy = `${from.layer}/ may import only from ${LAYERS.slice(LAYERS.indexOf(from.layer)).join(', ')}: pass it in, or move it inwards`;
    return [{ file, wrong: `imports ${target}`, remedy }];
  }
  const isOtherFeature = from.layer === 'features' && to.layer === 'features' && from.area !== to.area;
  if (isOtherFeature && to.rest !== 'api.ts') {
    const remedy = `another feature is reached through features/${to.area}/api.ts; or put both together in a screen`;
    return [{ file, wrong: `reaches into ${target}`, remedy }];
  }
  return [];
}

function placeOf(file: string): { layer: string; area: string; rest: string } {
  const [layer = '', area = '', ...rest] = file.slice('web/src/'.length).split('/');
  return { layer, area, rest: rest.join('/') };
}
