import type { Endpoint } from '@ribbon/domain/kernel';
import { type Html, html } from '../mail/html.ts';
import type { Contract } from './openapi.ts';
import { wireSchema } from '../http/wire.ts';

const ACCESS = {
  anyone: 'anyone',
  anyAccount: 'anyone with an account, in any state',
  signedIn: 'signed-in people',
  systemAdmin: 'system admins',
} as const;

const shape = (title: string, schema: Parameters<typeof wireSchema>[0] | undefined): Html => {
  if (schema === undefined) return html``;
  const { $schema: _, ...rest } = wireSchema(schema);
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(rest, null, 2)}</pre>
  </details>`;
};

const entry = (endpoint: Endpoint): Html =>
  html` <article>
    <h3>
      <code><b>${endpoint.method}</b> /api${endpoint.path}</code>
    </h3>
    <p>${endpoint.summary}</p>
    <p class="quiet">
      For
      ${ACCESS[endpoint.access]}${
        endpoint.limit && `, at most ${endpoint.limit.max} times in ${endpoint.limit.seconds} s`
      }.
    </p>
    ${shape('Parameters', endpoint.params)}${shape('Query', endpoint.query)}${shape('Body', endpoint.body)}
    ${shape('Answer', endpoint.returns)}
    ${(endpoint.faults ?? []).map(
      (kind) => html`<p class="quiet">${kind.status} <code>${kind.code}</code> ${kind.message}</p>`,
    )}
  </article>`;

export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #231a1f; --paper: #faf5ec; --quiet: #66575a; --line: #e0d3c0; --brand: #a30f47 }
@media (prefers-color-scheme: dark) { :root { --ink: #f7efe6; --paper: #100c0e; --quiet: #b8a8a6; --line: #372c31; --brand: #ff8fb0 } }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
a { color: var(--brand) } h1, h2 { line-height: 1.15 } h2 { margin-top: 3rem; text-transform: capitalize }
article { border-top: 1px solid var(--line); padding: .5rem 0 1rem } h3 { margin: .75rem 0 0; font-size: 1rem; overflow-wrap: anywhere }
code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
p { margin: .35rem 0 } .quiet { color: var(--quiet) } summary { cursor: pointer; min-height: 24px }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .6rem .5rem; border-top: 1px solid var(--line); vertical-align: top }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff }`;

export const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/api/docs/page.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.html;

/** The contract, readable. */
export const docsPage = (contract: Contract): string =>
  page(
    'Ribbon API',
    html`<h1>Ribbon API</h1>
      <p>
        Everything the web app does goes through these endpoints. Machine-readable version:
        <a href="/api/openapi.json">openapi.json</a>.
      </p>
      <p>
        Errors are <code>{ code, message, issues?, data? }</code> with the status shown. Sessions
        use an httpOnly cookie; state-changing requests must come from our own origin.
      </p>
      ${Object.entries(contract).map(
        ([slice, endpoints]) =>
          html`<section>
            <h2>${slice}</h2>
            ${Object.values(endpoints).map(entry)}
          </section>`,
      )}`,
  );
