import {test} from 'vitest';
import Database from 'libsql';
import {readFileSync} from 'node:fs';
import {productOf, collectionOf} from '~tests/sandbox/support/catalog-builder';
import {seedCatalog} from '~sandbox/commerce/catalog/seed';
import {createCatalog} from '~sandbox/commerce/catalog/store';
import {createCatalogTables} from '~sandbox/commerce/catalog/tables';
const F=['Chicken','Salmon','Beef','Lamb','Turkey','Duck','Whitefish','Tuna'];
const T=['Dry Food','Canned Food','Tray Food','Pouch Food','Treats'];
const S=['4 lb','8 lb','12 lb','30 lb'];
test('perf',()=>{
  const words=readFileSync('/work/main/docs/requirements.md','utf8').split(/\s+/);
  const ps=Array.from({length:10000},(_,i)=>{
    const f=F[i%8]!, t=T[i%5]!, sp=i%2?'dog':'cat', st=['puppy','adult','senior'][i%3]!;
    return productOf(i+1,{title:`${f} ${st} Recipe No. ${i} for ${sp}s`,subtitle:`${st} ${sp} ${t.toLowerCase()}`,productType:t,vendor:['Marlowe Balance','Marlowe Clinical','Marlowe Treats'][i%3]!,
    tags:[`species:${sp}`,`lifestage:${st}`,`flavor:${f.toLowerCase()}`,`line:x${i%3}`,'best-seller','food-form:dry-food','health:joint'],
    description:words.slice(i%9000,i%9000+120).join(' '),
    variants:S.flatMap((s,k)=>[{options:{Size:s,Flavor:f},sku:`MB-${sp}-${1000+i}-${k}`.toUpperCase(),price:1000+(i*37+k*900)%9000,stock:(i+k)%7}])});
  });
  const db=new Database('/tmp/perf-catalog.db'); db.exec('pragma journal_mode=wal; pragma synchronous=normal');
  createCatalogTables(db);
  let t0=performance.now();
  seedCatalog(db,{products:ps,sellingPlanGroups:[],collections:[collectionOf(1,'dog',ps.filter((_,i)=>i%2).map(p=>p.handle))],bestSellers:[]});
  console.log('seed',performance.now()-t0);
  const c=createCatalog(db);
  const time=(name:string,f:()=>unknown)=>{f();const xs=[];let r:unknown;for(let i=0;i<8;i++){t0=performance.now();r=f();xs.push(performance.now()-t0)}xs.sort((a,b)=>a-b);console.log(name,'p50',xs[4]!.toFixed(1),'max',xs[7]!.toFixed(1),Array.isArray(r)?r.length:r)};
  time('search dog',()=>c.searchProductIds('dog',{prefix:false}));
  time('search chicken dog dry f*',()=>c.searchProductIds('chicken dog dry f',{prefix:true}));
  time('search d*',()=>c.searchProductIds('d',{prefix:true}));
  time('search the',()=>c.searchProductIds('the',{prefix:true}));
  time('search sku part',()=>c.searchProductIds('DOG-50',{prefix:true}));
  time('search sku',()=>c.searchProductIds('MB-DOG-1503-2',{prefix:true}));
  time('search none',()=>c.searchProductIds('zebra',{prefix:true}));
  time('suggest',()=>c.suggestions('chi',10));
  time('list coll',()=>c.productIds({collectionHandle:'dog'}));
  time('list coll price',()=>c.productIds({collectionHandle:'dog',sortKey:'PRICE',reverse:true}));
  time('list coll filters',()=>c.productIds({collectionHandle:'dog',filters:[{available:true},{variantOption:{name:'Size',value:'4 lb'}},{price:{max:40}}]}));
  time('list all title',()=>c.productIds({sortKey:'TITLE'}));
  time('facets coll',()=>c.facets({collectionHandle:'dog'}).length);
  time('facets all',()=>c.facets({}).length);
  time('facets dog',()=>c.facets({query:'dog'}).length);
  time('facets filtered',()=>c.facets({collectionHandle:'dog',filters:[{available:true},{variantOption:{name:'Size',value:'4 lb'}},{productType:'Treats'}]}).length);
  time('recs',()=>c.recommendations('gid://shopify/Product/77'));
  time('query',()=>c.productIds({query:'tag:species:dog AND (product_type:"Dry Food" OR price:>50) -vendor:x'}));
  time('product',()=>c.productByHandle('product-500')?.id);
},120000);
