import type { RemoteKey } from 'shared-contracts/host';

/** What a worker renders and judges in a step of a trial. */
export type Task = {
  /** Number of the step. */
  step: number;
  remote: RemoteKey;
  /** The API answers; else it is down. */
  hasApi: boolean;
  /** Looks for memory that renders keep. */
  isThorough: boolean;
} & (
  | {
      kind: 'page';
      /** Path of its row. */
      path: string;
      /** By default the first that the page lists. */
      address?: string;
    }
  | { kind: 'widget'; name: string }
  /** A page of the shell that has widgets of the remote, with no others. */
  | { kind: 'place'; path: string }
);

export interface TaskResult {
  /** What was rendered. */
  address: string;
  bytes: number;
  /** The other addresses that a page lists, and for a widget the pages of the shell that have it. */
  others: readonly string[];
}
