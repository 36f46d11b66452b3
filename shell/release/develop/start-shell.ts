import { join } from 'node:path';
import * as v from 'valibot';
import { type ProcessOptions, startProcess } from '../processes/start-process.ts';
import { releaseFolder } from '../store/stored-release.ts';
import { addImageLibrary } from '../trial/image-library.ts';

const LogLine = v.pipe(v.string(), v.parseJson(), v.object({ level: v.number(), msg: v.string() }));

interface ShellOptions extends Pick<ProcessOptions, 'onLine' | 'onCrash'> {
  /** Folder of a store that has its release, and what it serves. */
  store: string;
  digest: string;
  port: number;
  apiUrl: string;
  env?: Record<string, string>;
  /** Manifest of a package that has its image library; without one no picture is drawn. */
  imagesOf?: string;
}

/**
 * Starts a shell as a process of its own, which ends with this one at the latest, and waits until it serves.
 * @throws Error with what the shell said last when it does not start
 */
export async function startShell(options: ShellOptions): Promise<{ url: string; stop(): Promise<unknown> }> {
  const { store, digest, port, apiUrl, env, imagesOf, onLine, onCrash } = options;
  const release = join(store, releaseFolder('shell', digest));
  addImageLibrary(release, imagesOf);
  const url = `http://127.0.0.1:${port}`;
  let last = 'the shell did not start, and said nothing';
  const { ready, stop } = startProcess({
    name: 'the shell',
    script: join(release, 'server/main.cjs'),
    cwd: store,
    healthUrl: `${url}/health/ready`,
    env: {
      PORT: String(port),
      API_URL: apiUrl,
      RELEASE_STORE: store,
      RENDER_WORKERS: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    onLine(line) {
      if (line.trim()) last = parseLogLine(line)?.msg ?? line;
      onLine?.(line);
    },
    onCrash,
  });
  await ready.catch(() => {
    throw new Error(last);
  });
  return { url, stop };
}

/** A line of a shell's log. Undefined for others: what ends it is plain text. */
export function parseLogLine(line: string): v.InferOutput<typeof LogLine> | undefined {
  const parsed = v.safeParse(LogLine, line);
  return parsed.success ? parsed.output : undefined;
}
