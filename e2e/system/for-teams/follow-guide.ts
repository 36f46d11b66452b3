import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';
import { expect } from '../../support/test.ts';
import type { TeamFolder } from './team-folder.ts';

/** A fenced block of a guide. */
interface Block {
  /** The heading that it stands below. */
  section: string;
  language: string;
  text: string;
}

const FENCE = /^( *)```(\w+)\n([\s\S]*?)^ *```$/gm;

/** The fenced blocks of a document, in order. */
export function readBlocks(path: string): Block[] {
  const sections = readFileSync(join(root, path), 'utf8').split(/^## /m).slice(1);
  return sections.flatMap(text =>
    [...text.matchAll(FENCE)].map(([, indent = '', language = '', block = '']) => ({
      section: text.slice(0, text.indexOf('\n')),
      language,
      text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })),
  );
}

/** The commands of a section, one a line. @throws Error when there are none */
export function commandsOf(blocks: readonly Block[], section: string): string[] {
  const shell = blocks.filter(block => block.section === section && block.language === 'sh');
  const commands = shell.flatMap(({ text }) => text.trim().split('\n'));
  if (commands.length === 0) throw new Error(`${section} has no commands`);
  return commands;
}

const DEVELOP = 'npm run dev';

export interface GuideReader {
  guide: ReturnType<typeof readBlocks>;
  team: TeamFolder;
  /** Folder of the remote, in the team's. */
  remote: string;
  /** What the guide exports, with values of this site. */
  exported: Record<string, string>;
  /** Of the development site. */
  port: number;
}

export interface Meanwhile {
  /** While a development site runs. */
  develop?(): Promise<void>;
  /** Before each command. */
  before?(command: string): Promise<void>;
}

/** Runs the commands of a section as they are written. @returns what they wrote */
export async function followGuide(
  section: string,
  { guide, team, remote, exported, port }: GuideReader,
  { develop, before }: Meanwhile = {},
): Promise<string> {
  const commands = commandsOf(guide, section);
  // A later section goes on in the same terminal.
  const isLater = !commands.some(command => command.startsWith('cd '));
  const env: Record<string, string> = { PORT: String(port), ...(isLater && exported) };
  let below = isLater ? remote : '.';
  let written = '';
  for (const command of commands) {
    if (command.startsWith('export ')) {
      for (const assignment of command.split(' ').slice(1)) {
        const [name = ''] = assignment.split('=');
        env[name] = exported[name] ?? '';
      }
      continue;
    }
    if (command.startsWith('cd ')) {
      below = command.slice('cd '.length);
      continue;
    }
    if (command.startsWith(DEVELOP)) {
      const dev = team.start(command, env, below);
      await expect
        .poll(dev.output, { timeout: 60_000 })
        .toContain(`ready for development at http://127.0.0.1:${port}`);
      await develop?.();
      await dev.stop();
      await expect.poll(dev.output).toContain('all processes have ended');
      continue;
    }
    await before?.(command);
    const { exitCode, output } = await team.run(command, env, below);
    expect(exitCode, `${command}\n${output}`).toBe(0);
    written += output;
  }
  return written;
}
