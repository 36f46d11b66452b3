import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';

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
