import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openStorage } from '../storage/open.ts';
import type { Check, Examined } from './check.ts';

const GIGABYTE = 1024 ** 3;
const ROOM = GIGABYTE;

/** What stands around the product: files, mails, addresses. */
export const surroundingChecks = (config: Examined): Check[] => [
  {
    name: 'Files',
    remedy:
      config.media.s3 === undefined
        ? `The account that runs the server has to be able to write to ${config.media.dir} (MEDIA_DIR).`
        : 'Check the S3 variables: address, region, bucket, key, and the right to put, get and delete.',
    look: async () => {
      const storage = await openStorage(config);
      const key = `${randomUUID()}/doctor.txt`;
      const written = Buffer.from('The doctor was here.');
      await storage.put(key, written, 'text/plain');
      try {
        const read = await buffer(await storage.open(key));
        if (!read.equals(written)) throw new Error('What was written came back as something else.');
      } finally {
        await storage.remove([key]);
      }
      return config.media.s3 === undefined ? config.media.dir : 'the bucket can be used';
    },
  },
  {
    name: 'Room',
    remedy: 'Make room on this disk, or move DATA_DIR to a larger one.',
    look: async () => {
      await mkdir(config.dataDir, { recursive: true });
      const { bavail, bsize } = await statfs(config.dataDir);
      const free = bavail * bsize;
      const words = `${(free / GIGABYTE).toFixed(1)} GB free in ${config.dataDir}`;
      if (free < ROOM) throw new Error(words);
      return words;
    },
  },
  {
    name: 'Mail',
    remedy: 'Check SMTP_URL: host, port, name and password; smtps:// where TLS comes first.',
    look: async () => {
      if (config.smtpUrl === undefined)
        return 'no mail server: emails stay in the mailbox at /dev/mailbox';
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: config.smtpUrl, connectionTimeout: 10_000 });
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
      return `the server takes mail of ${config.mailFrom}`;
    },
  },
  {
    name: 'Address',
    remedy: 'Set PUBLIC_URL to the https address that people use, and let the proxy end TLS.',
    look: async () => {
      if (config.production && !config.publicUrl.startsWith('https:'))
        throw new Error(
          `${config.publicUrl} is not https: cookies and passwords can be read on the way.`,
        );
      return config.publicUrl;
    },
  },
  {
    name: 'Safety contact',
    remedy: 'Set SAFETY_CONTACT to an address that somebody reads every day.',
    look: async () => {
      if (config.production && config.safetyContact === undefined)
        throw new Error('A report about all system admins would reach nobody.');
      return config.safetyContact ?? 'none; needed in production';
    },
  },
  {
    name: 'Port',
    remedy: 'Stop what uses the port, or set PORT to another.',
    look: async () => {
      const isOurs = await fetch(`http://${config.host}:${config.port}/healthz`).then(
        (response) => response.headers.has('x-request-id'),
        () => false,
      );
      if (isOurs) return `${config.port}: the server is running`;
      const probe = createServer().listen(config.port, config.host);
      await once(probe, 'listening');
      probe.close();
      return `${config.port} is free`;
    },
  },
];
