// npm run mails: a picture of every letter that Ribbon can send, as a phone shows it, in both themes,
// into docs/mails/.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findBrowser, installBrowser } from '../browser.mjs';
import { install, node, path, run, say } from '../tool.mjs';

const WIDTH = 390;
const emails = path('.cache', 'mails');
const pictures = path('docs', 'mails');

await install();
rmSync(emails, { recursive: true, force: true });
const written = await run(
  node,
  [path('node_modules', 'vitest', 'vitest.mjs'), 'run', 'src/testing/emails/emails.test.ts'],
  { cwd: path('apps', 'api'), env: { ...process.env, LETTERS_DIR: emails } },
);
if (written !== 0) process.exit(written);

await installBrowser();
const { chromium } = createRequire(path('e2e', 'package.json'))('@playwright/test');
const sharp = createRequire(path('apps', 'api', 'package.json'))('sharp');
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const names = readdirSync(emails)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/u, ''))
  .toSorted();
for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 500 }, colorScheme });
  for (const name of names) {
    await page.setContent(readFileSync(`${emails}/${name}.html`, 'utf8'));
    const picture = await page.screenshot({ fullPage: true });
    await sharp(picture)
      .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9 })
      .toFile(`${pictures}/${name}.${colorScheme}.png`);
  }
  await page.close();
}
await browser.close();

const rows = names.map(
  (name) =>
    `| \`${name}\`<br>${readFileSync(`${emails}/${name}.txt`, 'utf8').replaceAll('|', '\\|')} | ![${name}, light](${name}.light.png) | ![${name}, dark](${name}.dark.png) |`,
);
writeFileSync(
  `${pictures}/README.md`,
  `# Every letter\n\nWhat Ribbon can send, as a phone shows it. Made by \`npm run mails\`; the people are made up.\n\n| Letter and subject | Light | Dark |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
);
await run(node, [path('node_modules', 'oxfmt', 'bin', 'oxfmt'), `${pictures}/README.md`]);
say(`${names.length} letters, ${names.length * 2} pictures in docs/mails`);
