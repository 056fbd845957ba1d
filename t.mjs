import { PGlite } from '@electric-sql/pglite'
let t=performance.now(); const d=await PGlite.create(); console.log('create', performance.now()-t); 
t=performance.now(); const dump=await d.dumpDataDir('none'); console.log('dump', performance.now()-t, dump.size);
t=performance.now(); const e=await PGlite.create({loadDataDir: dump}); console.log('load', performance.now()-t);
