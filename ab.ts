// A/B: /tmp/w/base's dist beside this one's
import { startServer } from './bench/servers/program.ts';
import { serverEnvironment } from './scripts/launcher/places.mjs';
import { gardenerWith100Plants } from './bench/rows/plants.ts';
import { loadInTurn, sizeOfAnswer } from './bench/load.ts';
import { startBare } from './bench/servers/start.ts';
import { openDatabase } from './server/src/administration/open-database.ts';
import { readConfig } from './server/src/config.ts';
import { mkdtemp } from 'node:fs/promises';
const targets = []; const stops = [];
for (const tree of ['/tmp/w/base', '/tmp/w/perf']) {
  const folder = await mkdtemp('/tmp/ab-');
  const env = { ...serverEnvironment, RATE_LIMIT: 'off', BACKUPS: 'off', OPEN_METEO_FORECAST_URL: 'http://127.0.0.1:1/v1', DATA_DIR: folder, NODE_COMPILE_CACHE: '/tmp/ab-cache' };
  const s = await startServer({ args: ['--max-semi-space-size=2', '--max-old-space-size=1024', `${tree}/server/dist/main.js`], cwd: tree, health: '/api/health', env });
  const db = await openDatabase(readConfig(env).database);
  const headers = await gardenerWith100Plants({ ...s, db, column: 'SQLite' });
  stops.push(async () => { await db.destroy(); await s.stop(); });
  targets.push({ column: tree, address: s.address, call: { method: 'GET', path: '/api/plants?n=[<id>]', headers }, memory: s.memory, pid: s.pid });
}
const bare = await startBare(await sizeOfAnswer(targets[0].address, targets[0].call));
targets.push({ column: 'bare', address: bare.address, call: { ...targets[0].call }, pid: bare.pid });

import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
const cpu = (pid) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' '); return (Number(f[13]) + Number(f[14])) * 10; };
const per = {};
for (let i = 0; i < 9; i++) for (const t of targets) { const c = cpu(t.pid); const x = await autocannon({ url: t.address, requests: [{ path: t.call.path }], headers: t.call.headers, idReplacement: true, connections: 10, amount: 2500 }); (per[t.column] ??= []).push((cpu(t.pid) - c) / x.requests.total); }
for (const [k, v] of Object.entries(per)) { v.shift(); v.sort((a, b) => a - b); console.log(k, 'ms cpu per call median', v[v.length >> 1].toFixed(4), 'min', v[0].toFixed(4)); }
const r = await loadInTurn(targets); console.log(r, targets.slice(0, 2).map((t) => t.memory()));
console.log('ratio', r['/tmp/w/base'].perSecond / r.bare.perSecond, r['/tmp/w/perf'].perSecond / r.bare.perSecond);
for (const s of stops) await s(); await bare.stop();
