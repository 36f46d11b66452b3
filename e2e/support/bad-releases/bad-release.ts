import type { RemoteKey } from 'shared-contracts';
import type { ReleaseDraft } from '../forge-release.ts';

/** A release that the shell must refuse, and how it says so. */
export interface BadRelease {
  /** Ends the sentence "a release that ...". */
  fault: string;
  /** By default quote. */
  remote?: RemoteKey;
  change?(draft: ReleaseDraft): void;
  damage?(draft: ReleaseDraft): Record<string, string | null>;
  /** What the composition file says; null: nothing. By default what is true. */
  integrity?: string | null;
  /** What the log says after "<remote> <digest> is refused". */
  sentence: string | RegExp;
}
