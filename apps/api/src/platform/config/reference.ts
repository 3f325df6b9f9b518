import type { Environment } from './config.ts';

interface Variable {
  name: keyof Environment;
  /** What holds without it. */
  default: string;
  meaning: string;
}

interface Group {
  title: string;
  variables: readonly Variable[];
}

const variable = (name: Variable['name'], byDefault: string, meaning: string): Variable => ({
  name,
  default: byDefault,
  meaning,
});
const none = (name: Variable['name'], meaning: string) => variable(name, 'none', meaning);

/** Every variable of the environment, as docs/CONFIGURATION.md lists them. */
export const CONFIGURATION: readonly Group[] = [
  {
    title: 'Server',
    variables: [
      variable('NODE_ENV', 'development', '`production` switches the production checks on'),
      variable('PORT', '`3000`', 'Port the server listens on'),
      variable('HOST', '`localhost`', 'Address the server listens on'),
      variable(
        'PUBLIC_URL',
        '`http://localhost:PORT`',
        'Address people use. https makes cookies secure; a public host switches the production checks on',
      ),
      variable('TRUST_PROXY', '`0`', 'Number of proxies in front of the server'),
      variable(
        'LOG_LEVEL',
        '`warn`; in production `info`',
        'Level of the JSON log on standard output',
      ),
      variable('METRICS_PORT', 'none', 'Port that answers `/metrics` for Prometheus'),
      variable('METRICS_HOST', '`127.0.0.1`', 'Address of that port; keep it inside your network'),
      variable('RATE_LIMITS', '`1`', '`0` for load tests; not allowed in production'),
      variable('WEB_DIST', '`apps/web/dist`', 'Folder of the built web app'),
    ],
  },
  {
    title: 'Data',
    variables: [
      variable('DATA_DIR', '`./data`', 'Folder of the embedded database, session secret and media'),
      variable('DATABASE_URL', 'embedded server', 'Your own PostgreSQL, version 15 or newer'),
      variable(
        'LISTEN_DATABASE_URL',
        'none',
        'The database itself, where `DATABASE_URL` is PgBouncer in transaction mode; for LISTEN and migrations',
      ),
      variable(
        'DATABASE_READ_URLS',
        'none',
        'Standbys of that database, separated by commas, which answer what is only read',
      ),
      variable(
        'NAMED_STATEMENTS',
        '`1`; with `LISTEN_DATABASE_URL` `0`',
        '`1` also behind PgBouncer 1.21 or newer with `max_prepared_statements`',
      ),
      variable(
        'SESSION_SECRET',
        'generated, kept in `DATA_DIR`',
        'At least 32 characters; required with `DATABASE_URL`, the same on every server',
      ),
      variable(
        'DEMO',
        '`1`; with `DATABASE_URL` `0`',
        'Fills an empty database with the demo world. Its admins need a second factor for safeguarding cases only',
      ),
    ],
  },
  {
    title: 'Operator',
    variables: [
      none('OPERATOR_NAME', 'Who runs the site, as the policy pages say; required in production'),
      none('OPERATOR_ADDRESS', 'Postal address of the operator; required in production'),
      none('OPERATOR_EMAIL', 'Email address of the operator; required in production'),
      none('OPERATOR_DATA_PROTECTION', 'Data protection contact; required in production'),
      none(
        'SAFETY_CONTACT',
        'Email address that is notified when a report or case concerns every system admin. Without it, only the log says so',
      ),
    ],
  },
  {
    title: 'Mail',
    variables: [
      variable('SMTP_URL', 'development mailbox', 'Mail server; required in production'),
      variable('MAIL_FROM', 'a development address', 'Sender of all mails'),
    ],
  },
  {
    title: 'Text moderation',
    variables: [
      none('MODERATION_URL', 'Service that also reads texts; without it, only this server does'),
      none('MODERATION_KEY', 'Key of that service; required with `MODERATION_URL`'),
      variable(
        'MODERATION_STYLE',
        '`function`',
        'Protocol of that service: `function` (POST `{content, type}`) or `openai`',
      ),
      variable(
        'MODERATION_THREADS',
        '`1`',
        'Threads that read texts; with `0` the thread that answers requests reads them',
      ),
    ],
  },
  {
    title: 'Pictures and videos',
    variables: [
      variable('MEDIA_DIR', '`DATA_DIR/media`', 'Folder of pictures and videos when no S3 is set'),
      variable('MEDIA_QUOTA_MB', '`500`', 'Storage for each person'),
      variable('FFMPEG_PATH', '`ffmpeg`', 'Makes the still picture of a video, where installed'),
      none('S3_BUCKET', 'S3-compatible bucket instead of `MEDIA_DIR`; keep it private'),
      none('S3_ACCESS_KEY_ID', 'Key of the bucket; required with `S3_BUCKET`'),
      none('S3_SECRET_ACCESS_KEY', 'Secret of that key; required with `S3_BUCKET`'),
      variable('S3_ENDPOINT', 'Amazon', 'Address of the S3-compatible store'),
      variable('S3_REGION', '`us-east-1`', 'Region of the bucket'),
      variable(
        'S3_FORCE_PATH_STYLE',
        '`1` with `S3_ENDPOINT`',
        'Whether the bucket stands in the path instead of the host name',
      ),
      variable('PICTURE_CHECK', '`1`', '`0` switches the built-in picture check off'),
      none('REKOGNITION_REGION', 'Amazon Rekognition checks pictures, which are sent there'),
      variable('REKOGNITION_ENDPOINT', 'Amazon', 'Address of the Rekognition service'),
      none('REKOGNITION_ACCESS_KEY_ID', 'Key of Rekognition; required with `REKOGNITION_REGION`'),
      none('REKOGNITION_SECRET_ACCESS_KEY', 'Secret of that key'),
    ],
  },
  {
    title: 'Places and maps',
    variables: [
      none('GEOCODER_URL', 'Geocoder that is asked before the built-in one'),
      variable(
        'GEOCODER_STYLE',
        '`nominatim`',
        'Protocol of that geocoder: `nominatim` or `google`',
      ),
      none('GEOCODER_KEY', 'Key of that geocoder; required for `google`'),
      variable(
        'MAP_TILE_URL',
        'built-in map',
        'Raster tiles (`https://…/{z}/{x}/{y}.png`) for the club finder; browsers then ask that host',
      ),
      none('MAP_TILE_ATTRIBUTION', 'Owner of the tiles; required with `MAP_TILE_URL`'),
      none('GOOGLE_MAPS_KEY', 'Google Maps for the club finder; browsers then ask Google'),
    ],
  },
];

const row = ({ name, default: byDefault, meaning }: Variable) =>
  `- \`${name}\` (${byDefault}): ${meaning}.`;

/** The text of docs/CONFIGURATION.md. */
export const configurationPage = (): string =>
  [
    '# Configuration',
    'Set these in the environment or in a `.env` file ([.env.example](../.env.example)). Defaults stand in brackets; the server refuses to start with a wrong value and names each mistake.',
    ...CONFIGURATION.map(
      ({ title, variables }) => `## ${title}\n\n${variables.map(row).join('\n')}`,
    ),
  ].join('\n\n') + '\n';
