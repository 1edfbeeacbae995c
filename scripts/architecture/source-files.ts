import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
  readonly readsEnvironment: boolean;
}

export interface Import {
  readonly specifier: string;
  /** The imported file of this repository; null for a package. */
  readonly target: string | null;
}

/** A problem of a file, and how to fix it. */
export interface Problem {
  readonly file: string;
  readonly wrong: string;
  readonly remedy: string;
}

/** Every TypeScript file below `folder`, which need not exist. */
export function readSourceFiles(root: string, folder: string): SourceFile[] {
  return listFiles(root, folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readSourceFile(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The path of every file below `folder`, from the root. */
export function listFiles(root: string, folder: string): string[] {
  const entries = readFolder(path.join(root, folder));
  return entries.flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, place) : [place];
  });
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(
      ({ name }) => name !== 'node_modules' && name !== 'dist',
    );
  } catch {
    return [];
  }
}

function readSourceFile(file: string, text: string): SourceFile {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const specifiers: string[] = [];
  let readsEnvironment = false;
  new Visitor({
    ImportDeclaration: ({ source }) => void specifiers.push(source.value),
    ExportAllDeclaration: ({ source }) => void specifiers.push(source.value),
    ExportNamedDeclaration: ({ source }) => void (source && specifiers.push(source.value)),
    TSImportType: ({ source }) => void specifiers.push(source.value),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') specifiers.push(source.value);
    },
    MemberExpression: ({ object, property }) => {
      const isProcess = object.type === 'Identifier' && object.name === 'process';
      if (isProcess && property.type === 'Identifier' && property.name === 'env') readsEnvironment = true;
    },
  }).visit(program);
  return {
    path: file,
    isTest: /\.test\.tsx?$/.test(file),
    imports: specifiers.map((specifier) => ({ specifier, target: targetOf(specifier, file) })),
    readsEnvironment: readsEnvironment || specifiers.some((specifier) => /^(node:)?process$/.test(specifier)),
  };
}

function targetOf(specifier: string, importer: string): string | null {
  const [place = ''] = specifier.split('?');
  if (place.startsWith('.')) return path.posix.join(path.posix.dirname(importer), place);
  if (place.startsWith('@test/')) return `web/test/${place.slice('@test/'.length)}`;
  if (place.startsWith('@/')) return `web/src/${place.slice('@/'.length)}`;
  if (place.startsWith('@plantcare/contract/')) return `contract/src/${place.slice('@plantcare/contract/'.length)}`;
  return null;
}
