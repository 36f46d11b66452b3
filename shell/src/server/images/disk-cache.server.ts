import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface DiskCache {
  /** The file of this name, made once for all who ask at the same time. */
  get(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Files in a folder, the least recently used dropped once they are more than `maxBytes`. A folder that cannot be written
 * costs the keeping, not the picture.
 * @param dir may hold what an earlier process left: it is taken over
 */
export function createDiskCache(dir: string, maxBytes: number, onError: (error: unknown) => void): DiskCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: size => size,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') rmSync(join(dir, name), { force: true });
    },
  });
  try {
    mkdirSync(dir, { recursive: true });
    for (const name of readdirSync(dir)) {
      if (name.endsWith('.draft')) rmSync(join(dir, name), { force: true });
      else sizes.set(name, Math.max(1, statSync(join(dir, name)).size));
    }
  } catch (error) {
    onError(error);
  }

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(dir, `${name}.${crypto.randomUUID()}.draft`);
    await writeFile(draft, bytes);
    await rename(draft, join(dir, name));
    sizes.set(name, Math.max(1, bytes.byteLength));
  }

  async function load(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    if (sizes.get(name) !== undefined) {
      try {
        return new Uint8Array(await readFile(join(dir, name)));
      } catch {
        sizes.delete(name);
      }
    }
    const bytes = await make();
    await keep(name, bytes).catch(onError);
    return bytes;
  }

  return {
    get(name, make) {
      const loading = underWay.get(name) ?? load(name, make).finally(() => underWay.delete(name));
      underWay.set(name, loading);
      return loading;
    },
  };
}
