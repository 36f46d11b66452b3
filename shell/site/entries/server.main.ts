// First, before anything that an older one does not have.
import '@carefare/build/require-node';
import { reasonOf } from '@carefare/release/error-reason';

async function main(): Promise<void> {
  const [{ serveSite }, { serverSite }] = await Promise.all([
    import('../../host/server/start/serve.ts'),
    import('../server/server-site.ts'),
  ]);
  return serveSite(serverSite, __filename);
}

main().catch((error: unknown) => {
  process.stderr.write(`shell: ${reasonOf(error)}\n`);
  process.exit(1);
});
