import { DatabaseSync } from 'node:sqlite';
import { startProduct } from './bench/servers/start.ts';
import { gardenerWith100Plants } from './bench/rows/plants.ts';
import { listPlants } from "/tmp/w/base/server/src/features/plants/plants.repository.ts";
const p = await startProduct(null);
await gardenerWith100Plants(p);
const uid = (await p.db.selectFrom('plants').select('user_id').executeTakeFirstOrThrow()).user_id;
let sqlText = '';
const orig = DatabaseSync.prototype.prepare;
DatabaseSync.prototype.prepare = function (s: string) { if (s.includes('json_object') && sqlText === '' && !s.includes('string_agg')) sqlText = s; return orig.call(this, s); };
await listPlants(p.db, uid, { today: 20000, after: { moment: '9999', id: 'f' }, limit: 128 });
const file = (await (p.db as any).executeQuery({ sql: 'pragma database_list', parameters: [], query: { kind: 'RawNode' } } as any).catch(() => null))?.rows?.[0]?.file;
console.log(sqlText, file);
const d = new DatabaseSync(file);
function time(label: string, sql: string, values: any[], pick = (r: any[]) => r.map((x) => x.json).join()) {
  const st = d.prepare(sql); let n = 0; for (let i = 0; i < 300; i++) n += pick(st.all(...values)).length;
  const best: number[] = [];
  for (let k = 0; k < 7; k++) { const t = performance.now(); for (let i = 0; i < 300; i++) { Buffer.from(pick(st.all(...values))); } best.push((performance.now() - t) / 300); }
  console.log(label, Math.min(...best).toFixed(4), 'ms', n / 300);
}
for (let q=0;q<1;q++){}; const v = [20000, uid, '9999', 'f', 128];
time('now', sqlText, v);
time('grouped', `select group_concat(json, ',') as json from (${sqlText})`, v, (r) => r[0].json);

const cast0 = (x: string) => x.replace("case when \"plants\".\"growing_since\" is not null then max(0, cast((? - unixepoch(substr(\"plants\".\"growing_since\", 1, 10)) / 86400) / 7 as integer)) end", "?");

time('string_agg nl', `select coalesce(string_agg(json, ',\n'), '') as json from (${sqlText})`, v, (r) => r[0].json);
time('string_agg nl split', `select coalesce(string_agg(json, ',\n'), '') as json from (${sqlText})`, v, (r) => { r[0].json.split(',\n'); return r[0].json; });
time('now', sqlText, v);
await p.stop();