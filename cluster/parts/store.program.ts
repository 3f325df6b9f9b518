// A store that speaks S3: store.program.ts ADDRESS PORT FOLDER
import S3rver from 's3rver';

const [address = '', port = '', directory = ''] = process.argv.slice(2);
await new S3rver({
  address,
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: 'ribbon', configs: [] }],
}).run();
