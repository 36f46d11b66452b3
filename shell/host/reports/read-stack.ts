import type { ErrorReport } from './error-report.ts';
import { FRAMES_MAX, OWN_FILE } from './error-report-limits.ts';

const LOCATION = /^(.+):(\d+):(\d+)\)?$/;
const LINES_MAX = 50;

interface Stack {
  frames: ErrorReport['frames'];
  /** The error came from the site's own code, not from an extension. */
  isOwn: boolean;
}

/** The lines of a stack that are in files of this site. */
export function readStack(stack: string, origin: string): Stack {
  const located = stack.split('\n', LINES_MAX).flatMap(text => {
    const [, address = '', line, column] = LOCATION.exec(lastWord(text)) ?? [];
    const url = parseUrl(address);
    if (!url) return [];
    const file = url.origin === origin && OWN_FILE.test(url.pathname) ? url.pathname : undefined;
    return [{ file, line: Number(line), column: Number(column) }];
  });
  const frames = located.filter((frame): frame is Stack['frames'][number] => frame.file !== undefined);
  return { frames: frames.slice(0, FRAMES_MAX), isOwn: located[0]?.file !== undefined };
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Browsers end a line of a stack with address, line and column, after a bracket, an @ or a space. */
const lastWord = (text: string): string =>
  text.slice(Math.max(...['(', '@', ' '].map(mark => text.lastIndexOf(mark))) + 1);
