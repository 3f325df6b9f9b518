// Forbidden imports (docs/ARCHITECTURE.md).
const slice = '([^/]+)';
/** The rows of a slice's kinds of content, and the table that is put together from them. */
export const ROWS = '^packages/domain/src/[^/]+/[^/]+\\.content\\.ts$';
const TABLE = '^packages/domain/src/content/rows\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'What depends on itself, be it by a type alone, cannot be understood or replaced in parts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-slices',
      comment: 'Two slices that need each other are one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web/src/features/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'The language of the product: zod and nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', 'node_modules/zod/'] },
    },
    {
      name: 'moderator-is-pure',
      comment:
        'It reads text and answers: one dependency, which knows languages, and no file but its own weights, in one place.',
      severity: 'error',
      from: {
        path: '^packages/moderator/src',
        pathNot: ['\\.test\\.ts$', '^packages/moderator/src/shipped\\.ts$'],
      },
      to: { pathNot: ['^packages/moderator/src', '^node_modules/eld/'] },
    },
    {
      name: 'moderator-reads-its-weights',
      severity: 'error',
      from: { path: '^packages/moderator/src/shipped\\.ts$' },
      to: { pathNot: ['^packages/moderator/src', '^(node:)?fs$'] },
    },
    {
      name: 'geocoder-is-pure',
      comment: 'It reads its own tables, in one file, and nothing else.',
      severity: 'error',
      from: {
        path: '^packages/geocoder/src',
        pathNot: ['\\.test\\.ts$', '^packages/geocoder/src/table\\.ts$'],
      },
      to: { pathNot: '^packages/geocoder/src' },
    },
    {
      name: 'geocoder-only-reads',
      severity: 'error',
      from: { path: '^packages/geocoder/src/table\\.ts$' },
      to: { pathNot: '^(node:)?fs$' },
    },
    {
      name: 'languages-know-the-kernel',
      comment: 'Catalogues and what finds messages: of the product only how a message is written.',
      severity: 'error',
      from: { path: '^packages/languages/src', pathNot: '\\.test\\.ts$' },
      to: { path: ['^apps/', '^packages/(?!languages|domain)', '^packages/domain/src/(?!kernel)'] },
    },
    {
      name: 'server-and-build-read-catalogues',
      comment: 'A browser gets its words with its files.',
      severity: 'error',
      from: { path: '^(apps/web/src|packages/(?!languages))', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/languages' },
    },
    {
      name: 'kernel-knows-no-slice',
      severity: 'error',
      from: { path: '^packages/domain/src/kernel' },
      to: { path: '^packages/domain/src/(?!kernel)' },
    },
    {
      name: 'domain-slices-meet-at-their-index',
      severity: 'error',
      from: { path: `^packages/domain/src/${slice}/`, pathNot: TABLE },
      to: {
        path: '^packages/domain/src/[^/]+/',
        pathNot: ['^packages/domain/src/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'rows-of-content-stand-on-the-kernel',
      comment:
        'The table needs them and their slices need the table: with more they were a circle.',
      severity: 'error',
      from: { path: ROWS },
      to: { pathNot: '^packages/domain/src/kernel/index\\.ts$' },
    },
    {
      name: 'the-table-of-content-holds-rows-alone',
      severity: 'error',
      from: { path: TABLE },
      to: { pathNot: ROWS },
    },
    {
      name: 'rows-of-content-are-read-in-their-table',
      severity: 'error',
      from: { pathNot: TABLE },
      to: { path: ROWS },
    },
    {
      name: 'web-and-api-never-meet',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/api|packages/postgres)/' },
    },
    {
      name: 'api-and-web-never-meet',
      severity: 'error',
      from: { path: '^(apps/api|packages)/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'platform-knows-kernel-and-accounts',
      comment:
        'What slices share: endpoints and events (the contract) and kinds of notifications; beyond that no slice.',
      severity: 'error',
      from: {
        path: '^apps/api/src/platform',
        pathNot: ['\\.test\\.ts$', '^apps/api/src/platform/content/'],
      },
      to: {
        path: [
          '^apps/api/src/(features|testing)',
          '^apps/api/src/[^/]+\\.ts$',
          '^packages/domain/src/(?!kernel|accounts|contract|notifications)',
        ],
      },
    },
    {
      name: 'content-knows-the-places-that-deal-with-it',
      comment:
        'The port of content names what reports, sanctions, queue, guardians and media ask of each kind.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/content/', pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          '^apps/api/src/(features|testing)',
          '^apps/api/src/[^/]+\\.ts$',
          '^packages/domain/src/(?!kernel|accounts|content|families|media|moderation|reports|sanctions)',
        ],
      },
    },
    {
      name: 'features-stay-below-the-composition-root',
      severity: 'error',
      from: { path: '^apps/api/src/features', pathNot: '^apps/api/src/features/[^/]+/testing/' },
      to: { path: ['^apps/api/src/[^/]+\\.ts$', '^apps/api/src/testing'] },
    },
    {
      name: 'tests-alone-read-what-is-made-for-them',
      comment: 'Cases of the permission matrix, and what several files of tests share.',
      severity: 'error',
      from: { path: '^apps/', pathNot: ['/testing/', '\\.(test|fixture)\\.tsx?$'] },
      to: { path: '^apps/.*/testing/' },
    },
    {
      name: 'api-slices-meet-at-their-index',
      severity: 'error',
      from: { path: `^apps/api/src/features/${slice}/` },
      to: {
        path: '^apps/api/src/features/[^/]+/',
        pathNot: ['^apps/api/src/features/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'nobody-calls-email-or-notifications',
      comment: 'They subscribe to events and collect the notices and letters that slices bring.',
      severity: 'error',
      from: { path: '^apps/api/src/(features/(?!email|notifications)|platform)' },
      to: { path: '^apps/api/src/features/(email|notifications)' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'Of the kernel it takes how a message with values is written.',
      severity: 'error',
      from: { path: '^apps/web/src/ui' },
      to: { path: ['^packages/(?!domain/src/kernel/index)', '^apps/web/src/(app|features|lib)'] },
    },
    {
      name: 'lib-knows-kernel-and-accounts',
      severity: 'error',
      from: { path: '^apps/web/src/lib' },
      to: { path: ['^packages/domain/src/(?!kernel|accounts)', '^apps/web/src/(app|features)'] },
    },
    {
      name: 'web-features-stay-below-the-app',
      severity: 'error',
      from: { path: '^apps/web/src/features' },
      to: { path: '^apps/web/src/app' },
    },
    {
      name: 'web-slices-meet-at-their-index',
      severity: 'error',
      from: { path: `^apps/web/src/features/${slice}/` },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'app-enters-slices-by-index-and-routes',
      comment: "Only a slice's own routes load its screens.",
      severity: 'error',
      from: { path: '^(apps/web/src/(?!features/)|e2e/)' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: [
          '^apps/web/src/features/[^/]+/index\\.ts$',
          '^apps/web/src/features/([^/]+)/\\1\\.routes\\.tsx$',
        ],
      },
    },
    {
      name: 'only-the-app-collects-routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/features/.+\\.routes\\.tsx$' },
    },
    {
      name: 'stores-are-private',
      comment: "Only a slice's own files speak to its store.",
      severity: 'error',
      from: { path: `^apps/api/src/features/${slice}/` },
      to: {
        path: '^apps/api/src/features/.+\\.store\\.ts$',
        pathNot: '^apps/api/src/features/$1/',
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: ['/dist/', '\\.svg', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
