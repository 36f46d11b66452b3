import * as v from 'valibot';
import { siteConfig } from './site.config.ts';
import { SiteConfigSchema } from './site-config.schema.ts';

/**
 * Called by each build.
 * @throws Error with one line that names the file and the wrong value
 */
export function checkSiteConfig(config: unknown = siteConfig): void {
  const parsed = v.safeParse(SiteConfigSchema, config);
  if (parsed.success) return;
  const [issue] = parsed.issues;
  throw new Error(
    `shared-contracts/src/site/site.config.ts: ${v.getDotPath(issue)} is wrong: ${issue.message}`,
  );
}
