import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

type Bytes = Uint8Array<ArrayBuffer>;

export type DiskCache = ReturnType<typeof createDiskCache>;

const DRAFT = '.draft';

/**
 * Caches files in a folder and deletes the least recently used above `maxBytes`. If the folder is not writable, nothing is
 * cached.
 * @param dir files of an earlier process are kept and used
 */
export function createDiskCache(dir: string, maxBytes: number, onError: (error: unknown) => void) {
  const pending = new Map<string, Promise<Bytes>>();
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: size => size,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') rmSync(join(dir, name), { force: true });
    },
  });
  const record = (name: string, size: number) => sizes.set(name, Math.max(1, size));
  try {
    mkdirSync(dir, { recursive: true });
    for (const name of readdirSync(dir)) {
      if (name.endsWith(DRAFT)) rmSync(join(dir, name), { force: true });
      else record(name, statSync(join(dir, name)).size);
    }
  } catch (error) {
    onError(error);
  }

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(dir, `${name}.${crypto.randomUUID()}${DRAFT}`);
    await writeFile(draft, bytes);
    await rename(draft, join(dir, name));
    record(name, bytes.byteLength);
  }

  async function readOrCreate(name: string, create: () => Promise<Bytes>): Promise<Bytes> {
    if (sizes.get(name) !== undefined) {
      try {
        return new Uint8Array(await readFile(join(dir, name)));
      } catch {
        sizes.delete(name);
      }
    }
    const bytes = await create();
    await store(name, bytes).catch(onError);
    return bytes;
  }

  return {
    /** Returns the file with this name, created once for all simultaneous requests. */
    get(name: string, create: () => Promise<Bytes>): Promise<Bytes> {
      const file = pending.get(name) ?? readOrCreate(name, create).finally(() => pending.delete(name));
      pending.set(name, file);
      return file;
    },
  };
}
