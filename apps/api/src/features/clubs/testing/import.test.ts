import { type Person, type World, createWorld } from '#testing/world';
import {
  type ClubImport,
  IMPORT_ROWS_MAX,
  IMPORT_TEMPLATE,
  clubAdminEndpoints,
} from '@ribbon/domain/clubs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { previewImport, runImport, cancelImport, latestImport, import: read } = clubAdminEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const HEAD = 'name,city,country';
const preview = (csv: string) => world.call(admin, previewImport, { body: { csv } });
const refusalOf = async (csv: string) =>
  (await world.refusal(admin, previewImport, { body: { csv } })).message;
const params = ({ id }: ClubImport) => ({ params: { importId: id } });
const withReason = (looked: ClubImport) => ({ ...params(looked), body: { reason: 'A test' } });
const clubNamed = (name: string) =>
  world.db.selectFrom('clubs').selectAll().where('name', '=', name).execute();

async function importAll(csv: string): Promise<ClubImport> {
  const looked = await preview(csv);
  await world.call(admin, runImport, withReason(looked));
  await world.worker.run();
  return world.call(admin, read, params(looked));
}

describe('a file of clubs', () => {
  it('is looked at first: good rows, doubles and errors, each with its line and reason', async () => {
    await world.db
      .insertInto('clubs')
      .values({ name: 'Known Hoops', city: 'York', country: 'United Kingdom' })
      .execute();
    const looked = await preview(
      [
        'Name, City ,COUNTRY,email,latitude,levels,description',
        'Good One,Leeds,Spain,hello@good.ribbon.test,,beginner,',
        'known hoops,YORK,Spain,,,,',
        ',Leeds,Spain,,,,',
        '"Quoted, ""twice""",Bath,Spain,,,,"Several',
        'lines"',
        'Good One,leeds,Spain,,,,',
        'Bad Mail,Leeds,Spain,nobody,,,',
        'Half Place,Leeds,Spain,,51,,',
        'Odd Level,Leeds,Spain,,,expert,',
        'Too,Many,Cells,,,,,,',
        '"Two',
        'lines",Bath,Spain,,,,',
      ].join('\n'),
    );
    expect(looked).toMatchObject({
      status: 'preview',
      totalRows: 2,
      errorCount: 6,
      duplicateCount: 2,
    });
    expect(looked.rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Good One'],
      [5, 'Quoted, "twice"'],
    ]);
    const problems = looked.problems.map(({ line, kind, reason }) => [line, kind, reason]);
    expect(problems).toEqual([
      [3, 'duplicate', 'There’s already a club with this name in this town.'],
      [4, 'error', 'name: Please enter the name of the club'],
      [7, 'duplicate', 'The same club is in line 2.'],
      [8, 'error', 'email: Please enter a valid email address'],
      [9, 'error', 'longitude: Please enter both latitude and longitude, or neither'],
      [10, 'error', expect.stringMatching(/^levels: /u)],
      [11, 'error', 'This row has 9 cells, but there are 7 columns.'],
      [12, 'error', 'name: Please use a single line of normal text here.'],
    ]);
    expect(await clubNamed('Good One')).toEqual([]);
  });

  it('becomes clubs when it is run, and only once', async () => {
    const looked = await preview(IMPORT_TEMPLATE);
    await world.call(admin, runImport, withReason(looked));
    const again = await world.refusal(admin, runImport, withReason(looked));
    expect(again.message).toBe('This import has already started or finished.');
    await world.worker.run();
    expect(await world.call(admin, read, params(looked))).toMatchObject({
      status: 'done',
      totalRows: 1,
      doneRows: 1,
      createdRows: 1,
    });
    expect(await clubNamed('Example Rhythmic')).toMatchObject([
      {
        status: 'listed',
        address: '1 Ribbon Lane, Leeds',
        programs: ['Beginner squad', 'Holiday camps'],
        latitude: 53.8,
        levels: ['recreational', 'beginner'],
        join_policy: 'open',
      },
    ]);
    expect(await preview(IMPORT_TEMPLATE)).toMatchObject({ totalRows: 0, duplicateCount: 1 });
  });

  it('may come from a spreadsheet that separates by semicolons', async () => {
    const looked = await preview(
      '\uFEFFname;city;country;programs\r\nÖrtlich RG;Köln;Germany;A, B\r\n',
    );
    expect(looked).toMatchObject({ totalRows: 1, rows: [{ name: 'Örtlich RG', city: 'Köln' }] });
  });

  it.each([
    ['\n', 'The file is empty.'],
    [HEAD, 'The file has column names but no rows.'],
    ['name,city\nA,B', 'The first line must name the columns: name, city, country.'],
    [`${HEAD},name\nA,B,C,D`, 'The column “name” appears twice.'],
    [`${HEAD}\nA,"B,C`, 'Line 2: A quotation mark isn’t closed.'],
    ['%PDF-1.7 binary', expect.stringMatching(/^We don’t recognise the column “%PDF-1.7 binary”/u)],
    ['<script>alert(1)</script>\nx', expect.stringContaining('We don’t recognise the column')],
  ])('of %j is refused', async (csv, message) => {
    expect(await refusalOf(csv)).toEqual(message);
  });

  it('has 5,000 rows and 2 MB at most', async () => {
    const rows = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, nth) => `C${nth},Leeds,Spain`);
    expect(await refusalOf([HEAD, ...rows].join('\n'))).toBe('Files can have up to 5,000 rows.');
    expect(await refusalOf(`${HEAD}\n${'x'.repeat(2 * 1024 * 1024)}`)).toBe(
      'Files can be up to 2 MB.',
    );
  });

  it('that is hostile is read to its end and does nothing but what it says', async () => {
    const [marks, commas, lines] = ['"', ',', '\n'].map((sign) => sign.repeat(1_000_001));
    expect(await refusalOf(`${HEAD}\n${marks}`)).toBe('Line 2: A quotation mark isn’t closed.');
    expect(await preview(`${HEAD}\n${commas}`)).toMatchObject({ totalRows: 0, errorCount: 1 });
    expect(await preview(`${HEAD}\n${lines}A,B,Spain`)).toMatchObject({
      rows: [{ line: 1_000_003 }],
    });
    const done = await importAll(
      `${HEAD}\n"'); drop table clubs; --","=HYPERLINK(1)","<b>Spain</b>"`,
    );
    expect(done).toMatchObject({ status: 'done', createdRows: 1 });
    expect(await clubNamed("'); drop table clubs; --")).toMatchObject([
      { country: '<b>Spain</b>' },
    ]);
  });
});

describe('an import', () => {
  it('of many rows goes on part by part and survives a delivery that comes twice', async () => {
    const rows = Array.from({ length: 350 }, (_, nth) => `Part ${nth + 1000},Ely,Spain`);
    const looked = await preview([HEAD, ...rows].join('\n'));
    await world.call(admin, runImport, withReason(looked));
    await world.db
      .insertInto('outbox_events')
      .values({
        event: 'club.import.due',
        subscriber: 'clubs',
        payload: JSON.stringify({ importId: looked.id, from: 0 }),
      })
      .execute();
    await Promise.all([world.worker.run(), world.worker.run()]);
    expect(await world.call(admin, read, params(looked))).toMatchObject({
      status: 'done',
      doneRows: 350,
      createdRows: 350,
      rows: [],
    });
    const { total } = await world.db
      .selectFrom('clubs')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('name', 'like', 'Part %')
      .executeTakeFirstOrThrow();
    expect(total).toBe(350);
    const received = await world.db
      .selectFrom('realtime_events')
      .select('id')
      .where('topic', '=', 'club-imports')
      .where('audience', '=', 'systemAdmins')
      .execute();
    expect(received.length).toBeGreaterThanOrEqual(4);
    expect(await world.call(admin, latestImport)).toMatchObject({ latest: { id: looked.id } });
  });

  it('leaves out what became known meanwhile, and words that hurt', async () => {
    const csv = [
      `${HEAD},description`,
      'Fine RG,Hull,Spain,For everybody.',
      'Late RG,Hull,Spain,',
      'Rude RG,Hull,Spain,"you are such an idiot, nobody likes you"',
    ].join('\n');
    const looked = await preview(csv);
    await world.db
      .insertInto('clubs')
      .values({ name: 'LATE RG', city: 'hull', country: 'Spain' })
      .execute();
    await world.call(admin, runImport, withReason(looked));
    await world.worker.run();
    expect(await world.call(admin, read, params(looked))).toMatchObject({
      status: 'done',
      doneRows: 3,
      createdRows: 1,
      problems: [
        { line: 3, kind: 'duplicate', late: true },
        {
          line: 4,
          kind: 'error',
          reason: 'description: The text isn’t suitable for the platform.',
        },
      ],
    });
  });

  it('that is cancelled before its first part makes nothing', async () => {
    const rows = Array.from({ length: 300 }, (_, nth) => `Half ${nth},Ely,Spain`);
    const looked = await preview([HEAD, ...rows].join('\n'));
    await world.call(admin, runImport, withReason(looked));
    expect(await world.call(admin, cancelImport, withReason(looked))).toMatchObject({
      status: 'cancelled',
      createdRows: 0,
    });
    await world.worker.run();
    expect(await clubNamed('Half 0')).toEqual([]);
    const again = await world.refusal(admin, cancelImport, withReason(looked));
    expect(again.code).toBe('importMovedOn');
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_id', '=', looked.id)
      .orderBy('id')
      .execute();
    expect(acts.map(({ action, reason }) => [action, reason])).toEqual([
      ['club.import.looked_at', expect.stringMatching(/^Previewing a file with/u)],
      ['club.import.started', 'A test'],
      ['club.import.cancelled', 'A test'],
    ]);
  });

  it('that is cancelled half way stops there, and what was made stays', async () => {
    const rows = Array.from({ length: 300 }, (_, nth) => `Stay ${nth},Ely,Spain`);
    const looked = await preview([HEAD, ...rows].join('\n'));
    await world.call(admin, runImport, withReason(looked));
    // The first part is done; the second one is due, but not before the cancellation.
    await world.db
      .updateTable('club_imports')
      .set({ done_rows: 200 })
      .where('id', '=', looked.id)
      .execute();
    expect(await world.call(admin, cancelImport, withReason(looked))).toMatchObject({
      status: 'cancelled',
      doneRows: 200,
      createdRows: 200,
      rows: [],
    });
    await world.worker.run();
    expect(await clubNamed('Stay 250')).toEqual([]);
  });

  it('whose admin or rows are gone, or that fails again and again, ends as failed', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    const start = async (name: string) => {
      const body = { csv: `${HEAD}\n${name},Ely,Spain` };
      const looked = await own.call(boss, previewImport, { body });
      await own.call(boss, runImport, withReason(looked));
      return looked;
    };
    const orphan = await start('Orphan');
    await own.db.updateTable('club_imports').set({ started_by: null }).execute();
    const emptied = await start('Emptied');
    const without = own.db.updateTable('club_imports').set({ rows: sql`'[]'::jsonb` });
    await without.where('started_by', 'is not', null).execute();
    await own.worker.run();
    for (const one of [orphan, emptied])
      expect(await own.call(boss, read, params(one))).toMatchObject({ status: 'failed' });
    const broken = await start('Broken');
    await sql`alter table clubs add constraint no_more check (name <> 'Broken')`.execute(own.db);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await own.worker.run();
      own.turnClock(2);
    }
    const failed = await own.call(boss, read, params(broken));
    expect(failed).toMatchObject({ status: 'failed', createdRows: 0 });
    await own.close();
  });

  it('is forgotten after 30 days', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    await own.call(boss, previewImport, { body: { csv: `${HEAD}\nA,B,Spain` } });
    own.turnClock(30 * 24 * 60 + 1);
    await own.housekeeper.run();
    expect(await own.db.selectFrom('club_imports').select('id').execute()).toEqual([]);
    await own.close();
  });
});
