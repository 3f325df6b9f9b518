import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#platform/config/config';
import { withMap } from './map-policy.ts';

const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Forbids everything to a browser that opens data as a page. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";
/** Of the rest, what means something to an answer that is no page. */
const FOR_DATA = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

type SecurityHeaders = Readonly<Record<string, string>>;

/** The same for answers of JSON: every header is written and read again with each of them. */
export const dataHeaders = (headers: SecurityHeaders): SecurityHeaders => ({
  'content-security-policy': DATA_POLICY,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => FOR_DATA.has(name))),
});

/**
 * The security headers of every answer. None depends on the request, so helmet is asked once; its
 * plugin computes everything anew each time.
 */
export function securityHeaders({ publicUrl, map }: Pick<Config, 'publicUrl' | 'map'>) {
  const secure = publicUrl.startsWith('https:');
  const say = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...withMap(CONTENT_POLICY, map),
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers: Record<string, string> = {};
  const listener = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  say({} as IncomingMessage, listener as unknown as ServerResponse, (problem) => {
    if (problem !== undefined) throw problem;
  });
  return headers;
}
