import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';

/** The patterns that a file of code writes as literals. */
export function collectPatterns(file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return patterns;
}

/** Characters whose repetition costs the pattern more time than in proportion to their number. */
export const weakSpotsOf = ({ source, flags }: RegExp): string[] =>
  analyse({ source, flags }).reports.map(({ character }) => character.pick);

/** Texts of this length: a character repeated, after the pattern's own words or none, and an end that never matches. */
function attacksOn(pattern: RegExp, length: number): string[] {
  const characters = new Set([...pattern.source.split(''), ' ', '0', 'a', '\n']);
  const words = pattern.source.replaceAll(/[\\^$()[\]{}|?*+]/g, '');
  return [...characters].flatMap(character =>
    ['', words].map(beginning => `${beginning}${character.repeat(length)}`.slice(0, length - 1) + '\0'),
  );
}

const ATTEMPTS = 3;

/** CPU time in ms that a text of this length costs the pattern at worst. The garbage collector's time does not count. */
export function worstTimeOf(pattern: RegExp, length: number): number {
  const attempt = (text: string): number => {
    const start = process.threadCpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  const times = attacksOn(pattern, length).map(text => {
    const first = attempt(text);
    return first < 1 ? first : Math.min(first, ...Array.from({ length: ATTEMPTS }, () => attempt(text)));
  });
  return Math.max(...times);
}
