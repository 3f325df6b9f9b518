// npm run sbom: what Ribbon is made of, as CycloneDX 1.6.
//   npm run sbom -- FILE → into that file instead of sbom.cdx.json
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { say } from '../tool.mjs';
import { billOfMaterials } from './shipped.mjs';

const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
const bill = billOfMaterials();
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
say(`${bill.components.length} components: ${file}`);
