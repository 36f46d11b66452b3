/** A file of the store, and when it was written. */
export interface StoredFile {
  path: string;
  at: Date;
}

/**
 * Where releases and the journal are kept. Its one guarantee is `create`: of any number of writers of the same path exactly
 * one succeeds. Everything else (history, promotion without a lost move) follows from it, without locks.
 */
export interface ReleaseStore {
  /** An entry of the journal is read only if its signature is valid. */
  readonly verifiesEntries?: boolean;
  /** The bytes at this path; null when there is nothing. @throws when the store cannot be reached */
  read(path: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a file that does not exist yet. @returns false when it exists; it is then left as it is */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Files below a prefix that ends with a slash, in no order. */
  list(prefix: string): Promise<StoredFile[]>;
  remove(path: string): Promise<void>;
}

/** The store could not be read or written. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
