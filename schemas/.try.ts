import { checkSite } from './check-site.ts'
import { repositoryRoot } from './roots.ts'
for (let i=0;i<4;i++){const t=performance.now(); checkSite([repositoryRoot]); console.log(performance.now()-t)}
