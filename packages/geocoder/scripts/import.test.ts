import { describe, expect, it } from 'vitest';
import { geocoder } from '../src/index.ts';
import { kilometresBetween } from '../src/place.ts';
import { fromGrid } from './grid.ts';
import { importLines } from './import.ts';
import { unitsWriter } from './units-writer.ts';

const DIRECTORY = `\uFEFFpcd,pcd2,pcds,dointr,doterm,oseast1m,lat,long
"LS6 3AB","LS6  3AB","LS6 3AB","198001","","0427000",53.81867,-1.56604
"LS6 3AD","LS6  3AD","LS6 3AD","198001","","0427010",53.81967,-1.56704
"LS6 4JJ","LS6  4JJ","LS6 4JJ","198001","",,53.83011,-1.57720
"BT1 5GS","BT1  5GS","BT1 5GS","198001","",,54.59682,-5.93013
"LS6 3ZZ","LS6  3ZZ","LS6 3ZZ","198001","199606",,53.81967,-1.56704
"GY1 1AA","GY1  1AA","GY1 1AA","198001","",,99.999999,0.000000
"LS6","LS6","LS6","198001","",,53.81967,-1.56704
"LS6 3AE","LS6  3AE","LS6 3AE","198001","",,,
"LS6 3AF","LS6  3AF","LS6 3AF","198001","",,58.81967,-1.56704
`.split('\n');

const CODE_POINT = `"SW1A1AA",10,529090,179645,"E92000001","","E18000007","","E09000033","E05013806"
"LS6 3AB",10,428663,435978,"E92000001","","","","E08000035","E05011394"
"AB101AB",90,0,0,"S92000003","","","","",""
"ZZ99",10,394251,806376,"S92000003","","","","",""
`.split('\n');

async function imported(...files: string[][]) {
  const writer = unitsWriter();
  const reports = [];
  for (const lines of files) reports.push(await importLines(lines, writer));
  return { writer, reports, locate: geocoder({ units: writer.bytes() }).locate };
}

describe('the grid', () => {
  it.each([
    ['Buckingham Palace', 529_090, 179_645, 51.50101, -0.14159, 10],
    ['Caister water tower', 651_409.9, 313_177.3, 52.65798, 1.71605, 10],
    ['Edinburgh Castle', 325_150, 673_480, 55.9486, -3.2, 100],
    ['Lerwick', 447_650, 1_141_450, 60.155, -1.143, 500],
  ])('is turned into degrees: %s', (_, easting, northing, latitude, longitude, metres) => {
    const position = fromGrid(easting, northing);
    expect(kilometresBetween(position, { latitude, longitude }) * 1000).toBeLessThan(metres);
  });
});

describe('the ONS Postcode Directory', () => {
  it('gives single postcodes', async () => {
    const { locate, writer } = await imported(DIRECTORY);
    expect(writer.count()).toBe(4);
    expect(locate('ls63ab')).toEqual({
      name: 'LS6 3AB',
      latitude: 53.8187,
      longitude: -1.566,
      precision: 'unit',
    });
    expect(locate('Hall, Belfast BT1 5GS')).toMatchObject({ name: 'BT1 5GS', precision: 'unit' });
  });

  it('gives the sector for a postcode it lacks, then the district', async () => {
    const { locate } = await imported(DIRECTORY);
    expect(locate('LS6 3XY')).toEqual({
      name: 'LS6 3',
      latitude: 53.8192,
      longitude: -1.5665,
      precision: 'sector',
    });
    expect(locate('LS6 9XY')).toMatchObject({ name: 'LS6, Headingley', precision: 'district' });
    expect(locate('M1 1AA')).toMatchObject({ name: 'M1, Manchester', precision: 'district' });
    expect(locate('LS6')).toMatchObject({ precision: 'district' });
  });

  it('tells what it left out, and why', async () => {
    const { reports } = await imported(DIRECTORY);
    expect(reports[0]).toMatchObject({ rows: 11, terminated: 1, wrong: 4 });
    expect(reports[0]?.examples.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'line 7: no position in the United Kingdom',
      'line 8: not a postcode',
      'line 9: no position',
      'line 10: far from its district',
    ]);
  });
});

describe('OS Code-Point Open', () => {
  it('gives single postcodes from the grid', async () => {
    const { locate, reports } = await imported(CODE_POINT);
    const palace = locate('SW1A 1AA');
    expect(palace).toMatchObject({ name: 'SW1A 1AA', precision: 'unit' });
    expect(palace?.latitude).toBeCloseTo(51.501, 3);
    expect(palace?.longitude).toBeCloseTo(-0.1416, 3);
    expect(reports[0]).toMatchObject({ terminated: 0, wrong: 2 });
  });

  it('goes together with the other; what is read last counts', async () => {
    const { writer } = await imported(DIRECTORY, CODE_POINT);
    expect(writer.count()).toBe(5);
  });
});

describe('an import', () => {
  it('refuses a file that is something else', async () => {
    await expect(importLines(['name,age', 'Ann,9'], unitsWriter())).rejects.toThrow('Neither');
  });

  it('keeps the order of the file from mattering', async () => {
    const [heading = '', ...rows] = DIRECTORY;
    const { locate } = await imported(DIRECTORY);
    const turned = await imported([heading, ...rows.slice(0, 4).toReversed()]);
    for (const code of ['LS6 3AB', 'LS6 3AD', 'LS6 4JJ', 'BT1 5GS']) {
      const [one, two] = [locate(code), turned.locate(code)];
      expect(one && two && kilometresBetween(one, two)).toBeLessThan(0.02);
    }
  });

  it('writes a file that is read from anywhere in a buffer, and only whole', async () => {
    const { writer } = await imported(DIRECTORY);
    const bytes = writer.bytes();
    const shifted = new Uint8Array(bytes.byteLength + 3);
    shifted.set(bytes, 3);
    expect(geocoder({ units: shifted.subarray(3) }).locate('LS6 3AB')?.precision).toBe('unit');
    expect(() => geocoder({ units: bytes.subarray(0, -1) })).toThrow('incomplete');
    expect(() => geocoder({ units: bytes.subarray(0, 20) })).toThrow('incomplete');
    expect(() => geocoder({ units: new Uint8Array(64) })).toThrow('Not a postcode file');
  });
});
