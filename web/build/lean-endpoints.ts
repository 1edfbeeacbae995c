import { type Plugin, parseAst } from 'vite';

const CONTRACT = /\/contract\/src\/[\w/-]+\.ts$/;

/** What the contract says of a call for the server and its documentation; nothing in the browser reads it. */
const UNUSED: ReadonlySet<string> = new Set(['area', 'summary', 'params', 'query', 'lines', 'response']);

/** The parts of the syntax tree (ESTree) that are looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The definitions in `endpoint({ … })`, wherever they are below a node. */
function definitionsIn(node: Node): Node[] {
  const [definition] = node.arguments ?? [];
  const isEndpoint = node.type === 'CallExpression' && node.callee?.name === 'endpoint';
  if (isEndpoint && definition?.type === 'ObjectExpression') return [definition];
  return Object.values(node).flat().filter(isNode).flatMap(definitionsIn);
}

/** Takes out of a module of the contract, given as JavaScript, what the browser does not need of its calls. */
export function leanModule(code: string): string {
  return definitionsIn(parseAst(code))
    .flatMap(({ properties = [] }) => properties)
    .filter(({ key }) => key?.name !== undefined && UNUSED.has(key.name))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
}

/** What makes schemas and calls, and does nothing else: one that nothing uses is left out, with all that it is made of. */
export const MADE_WITHOUT_EFFECTS = ['z', 'endpoint', 'requiredText', 'optionalText'];

/** Leaves out of what is built for the browser what only the server needs to know of a call: its answer above all. */
export const leanEndpoints: Plugin = {
  name: 'lean-endpoints',
  apply: 'build',
  transform: {
    filter: { id: CONTRACT, code: 'endpoint(' },
    handler: (code) => ({ code: leanModule(code), map: null }),
  },
};
