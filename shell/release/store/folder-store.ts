import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ReleaseStore } from './store.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A release store in a folder, for one machine or a shared file system. */
export function openFolderStore(folder: string): ReleaseStore {
  return {
    async read(path) {
      try {
        return new Uint8Array(await readFile(join(folder, path)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async create(path, bytes) {
      const target = join(folder, path);
      const draft = `${target}.${crypto.randomUUID()}.draft`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(draft, bytes);
        // A link fails when its target exists, and readers never see half a file.
        await link(draft, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async list(prefix) {
      const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const files = entries.filter(entry => entry.isFile() && !entry.name.endsWith('.draft'));
      return await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = join(parentPath, name);
          return { path: relative(folder, file).split(sep).join('/'), at: (await stat(file)).mtime };
        }),
      );
    },
    remove: path => rm(join(folder, path), { force: true }),
  };
}
