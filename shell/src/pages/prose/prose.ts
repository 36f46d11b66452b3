import { slugOf } from 'shared-contracts';

/** A table of running text; the first cell of a row names it. */
interface ProseTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A paragraph, a list, a checklist or a table. */
export type Block =
  | string
  | { list: readonly string[] }
  | { checklist: readonly string[] }
  | { table: ProseTable };

/** A section of an article or of a legal page, with its own heading. */
export interface ProseSection {
  title: string;
  blocks: readonly Block[];
}

/** What the section's heading is linked by. */
export const sectionId = ({ title }: ProseSection): string => slugOf(title);

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('table' in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  return 'list' in block ? block.list : block.checklist;
};

/** Words of all that is read, headings included: what a reading time is made of. */
export function wordCount(sections: readonly ProseSection[]): number {
  const text = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join(' ');
  return text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word)).length;
}
