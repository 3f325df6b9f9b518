/**
 * What a script, a style sheet or a typeface says to nobody: these are about documents and workers,
 * and would be a kilobyte on each of a dozen files.
 */
const ABOUT_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A file that a page loads says nothing about documents. */
export function withoutDocumentHeaders(reply: { removeHeader(name: string): unknown }): void {
  for (const name of ABOUT_DOCUMENTS) reply.removeHeader(name);
}
