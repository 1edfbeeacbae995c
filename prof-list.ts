import { startProduct } from './bench/servers/start.ts';
import { gardenerWith100Plants } from './bench/rows/plants.ts';
import { loadInTurn } from './bench/load.ts';
const p = await startProduct(null, process.argv[2] === 'prof' ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof2' } : {});
const headers = await gardenerWith100Plants(p);
const r = await loadInTurn([{ column: 'x', address: p.address, call: { method: 'GET', path: '/api/plants?n=[<id>]', headers } }]);
console.log(r, p.memory());
await p.stop();
