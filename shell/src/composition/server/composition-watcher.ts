import { readFile } from 'node:fs/promises';
import { type CompositionFile, CompositionFileSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { type CompositionSnapshot, createSnapshot } from './composition-snapshot.ts';
import { IncompatibleReleaseError, type LoadedRelease, loadRelease } from './load-release.ts';

const WATCH_MS = 500;
const ASK_AGAIN_MS = 3_000;

interface KeeperOptions {
  file: string;
  /** Digest of the shell's own release. */
  shell: string;
  log: { info(message: string): void; warn(message: string): void };
}

interface Entry {
  address: { release: string; integrity?: string | undefined };
  loaded: LoadedRelease;
}

/**
 * Keeps the live set equal to the composition file. A new set is loaded beside the old one and takes its place whole; an
 * unfit or unreachable release leaves the old set live. At start a remote that cannot be had is missing; it is asked for
 * again in the background.
 */
export class CompositionWatcher {
  readonly #options: KeeperOptions;
  readonly #listeners = new Set<(set: CompositionSnapshot) => void>();
  #entries = new Map<RemoteKey, Entry>();
  #set: CompositionSnapshot | undefined;
  #text: string | undefined;
  #said: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;
  #pending = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Throws before `start` has resolved. */
  get current(): CompositionSnapshot {
    if (!this.#set) throw new Error('the composition is not loaded yet');
    return this.#set;
  }

  /** @throws when the composition file cannot be read or is not a composition: there is nothing to serve then. */
  async start(): Promise<void> {
    this.#text = await readFile(this.#options.file, 'utf8').catch((error: Error) => {
      throw new Error(`COMPOSITION_FILE is wrong: ${error.message}`);
    });
    await this.#load(parseComposition(this.#text));
    const watch = async () => {
      await this.#look().catch(error => this.#say(String(error instanceof Error ? error.message : error)));
      this.#timer = setTimeout(() => void watch(), WATCH_MS);
    };
    this.#timer = setTimeout(() => void watch(), WATCH_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Tells of each new set; returns how to stop listening. */
  onChange(listener: (set: CompositionSnapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #look(): Promise<void> {
    const text = await readFile(this.#options.file, 'utf8');
    const changed = text !== this.#text;
    const due =
      (this.#pending || this.current.missing.length > 0) && Date.now() - this.#asked >= ASK_AGAIN_MS;
    if (!changed && !due) return;
    this.#text = text;
    await this.#load(parseComposition(text));
  }

  /** A fault of a remote that is live keeps the whole new set out; one that is missing already may stay missing. */
  async #load(composition: CompositionFile): Promise<void> {
    this.#asked = Date.now();
    const entries = new Map<RemoteKey, Entry>();
    const faults: { key: RemoteKey; message: string; unfit: boolean }[] = [];
    await Promise.all(
      (Object.entries(composition.remotes) as [RemoteKey, Entry['address']][]).map(async ([key, address]) => {
        const known = this.#entries.get(key);
        if (
          known &&
          known.address.release === address.release &&
          known.address.integrity === address.integrity
        ) {
          entries.set(key, known);
          return;
        }
        try {
          entries.set(key, { address, loaded: await loadRelease(key, address) });
        } catch (error) {
          const unfit = error instanceof IncompatibleReleaseError;
          const reason =
            error instanceof Error
              ? error.cause instanceof Error
                ? error.cause.message
                : error.message
              : String(error);
          faults.push({
            key,
            unfit,
            message: unfit ? reason : `The release ${address.release} of ${key} cannot be had: ${reason}.`,
          });
        }
      }),
    );
    const blocking = faults.some(fault => this.#entries.has(fault.key));
    this.#pending = blocking && faults.every(fault => !fault.unfit);
    for (const fault of faults) this.#say(fault.message);
    if (blocking) return;
    this.#entries = entries;
    const set = createSnapshot(
      composition,
      new Map([...entries].map(([key, entry]) => [key, entry.loaded])),
      this.#options.shell,
    );
    const isNew = set.live.id !== this.#set?.live.id;
    this.#set = set;
    if (!isNew) return;
    this.#said = undefined;
    this.#options.log.info(
      `The set ${set.live.id} is live${set.missing.length > 0 ? `, without ${set.missing.join(', ')}` : ''}.`,
    );
    for (const listener of this.#listeners) listener(set);
  }

  /** The same fault is said once, not every three seconds. */
  #say(message: string): void {
    if (message !== this.#said) this.#options.log.warn(message);
    this.#said = message;
  }
}

function parseComposition(text: string): CompositionFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The composition file is not JSON; the set before it stays live.');
  }
  const parsed = v.safeParse(CompositionFileSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The composition file is wrong at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`);
}
