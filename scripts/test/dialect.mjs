// Finds comments, API summaries and lines of documents in the dialect that docs/WRITING.md advises against.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { path, root, say } from '../tool.mjs';

const SHOWN = 20;
const DIALECT = /\b(?:whoever|whom|those who|one[’']s|is told|are told|what waits|the own)\b/iu;
const COMMENTS = /\/\*\*.*?\*\/|^\s*\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|summary:\s*(['"])[^\n]*?\1/gmsu;

/** Names from the time before docs/WRITING.md, which would come back by copying. */
const NAMES = new RegExp(
  `\\b(?:${[
    'Said|Told|Below|Eyes|Asker|Stopper|Wishes|stoppers?|deciders|ownData|standingOf',
    '(?:const|let|function) (?:told|eyes|asker|chores?|notices|wishes)',
    'readAgain|use\\w*ReadAgain|toldTo|postBelowWhich|letGoOn|growUp|isForAPerson|leavesPeople',
    'micros|placeIn|afterPlace|PlaceGroup|PlaceLinks|(?:Comment|Linked|Person|Tag|Team|Waiting)Place',
    '(?:CLUB|PUBLIC|VISITOR)_PLACES',
    'tell[A-Z](?!omeone)\\w*|\\w*_?PATIENCE\\w*|patience\\w*|known_otherwise',
  ].join('|')})\\b`,
  'u',
);
const NOT_CODE =
  /\/\*.*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|>[^<{}]*</gsu;

/** Sentences that people read stand in `promises`; the guide quotes what it advises against. */
const DOCUMENTS = ['*.md', ':!docs/promises', ':!docs/WRITING.md'];

const found = [
  ...dialectIn(['*.ts', '*.tsx', '*.mjs'], COMMENTS),
  ...dialectIn(DOCUMENTS, /^.+$/gmu),
  ...forbiddenNames(),
];
if (found.length > 0) {
  say(`${found.length} comments or lines are not plain English (docs/WRITING.md). Some:`);
  for (const one of found.slice(-SHOWN)) say(`  ${one}`);
  process.exit(1);
}

function dialectIn(patterns, passages) {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root })
    .toString()
    .trim();
  return files.split('\n').flatMap((file) =>
    [...readFileSync(path(file), 'utf8').matchAll(passages)]
      .map(([passage]) => passage)
      .filter((passage) => DIALECT.test(passage))
      .map((passage) => `${file}: ${passage.replaceAll(/\s+/gu, ' ').trim().slice(0, 120)}`),
  );
}

/** Forbidden names in code; comments, strings, templates and the text of elements are left out. */
function forbiddenNames() {
  const code = ['apps/*.ts', 'apps/*.tsx', 'packages/domain/*.ts', 'e2e/*.ts', ':!*.generated.ts'];
  const files = execFileSync('git', ['ls-files', ...code], { cwd: root })
    .toString()
    .trim();
  return files.split('\n').flatMap((file) =>
    readFileSync(path(file), 'utf8')
      .replaceAll(NOT_CODE, (passage) => passage.replaceAll(/[^\n]/gu, ' '))
      .split('\n')
      .flatMap((line, nth) => {
        const [name] = NAMES.exec(line) ?? [];
        return name === undefined ? [] : [`${file}:${nth + 1}: the name ${name}`];
      }),
  );
}
