import type { RemoteKey } from 'shared-contracts/host';

/** The code of a remote as the server runs it. `filename` is what stacks name. */
export interface Bundle {
  remote: RemoteKey;
  filename: string;
  code: string;
}
