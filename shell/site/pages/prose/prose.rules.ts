import { slugOf } from 'shared-contracts';

/** The first cell of a row is its header. */
interface ProseTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A string is a paragraph. */
export type Block =
  | string
  | { list: readonly string[] }
  | { checklist: readonly string[] }
  | { table: ProseTable };

export interface ProseSection {
  title: string;
  blocks: readonly Block[];
}

export const sectionId = ({ title }: ProseSection): string => slugOf(title);

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('table' in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  return 'list' in block ? block.list : block.checklist;
};

/** Number of words, headings included, for the reading time. */
export function wordCount(sections: readonly ProseSection[]): number {
  const text = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join(' ');
  return text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word)).length;
}
